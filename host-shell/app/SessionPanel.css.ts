import { style } from '@vanilla-extract/css'

export const cover = style({ backgroundColor: 'inherit' })
