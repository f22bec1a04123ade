import { style } from '@vanilla-extract/css'

export const title = style({ color: 'red' })
