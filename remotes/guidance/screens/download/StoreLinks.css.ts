import { style } from '@vanilla-extract/css'

/** A link in a button's clothes. */
export const plain = style({ textDecoration: 'none' })
