/* SPDX-License-Identifier: Apache-2.0 */
/* The sentinel's template as read-only bytes. GR_TEMPLATE is the path of the built template. */
    .section .rodata
    .balign 16
    .globl gr_template_start
    .hidden gr_template_start
gr_template_start:
    .incbin GR_TEMPLATE
    .globl gr_template_end
    .hidden gr_template_end
gr_template_end:
    .byte 0
    .section .note.GNU-stack, "", @progbits
