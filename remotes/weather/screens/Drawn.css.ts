import { style } from '@vanilla-extract/css'

export const round = style({ inlineSize: '72%', blockSize: '72%', margin: '14%', borderRadius: '50%' })
