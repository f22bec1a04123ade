import { style } from '@vanilla-extract/css'

export const inLine = style({ display: 'inline-block', maxInlineSize: '100%', verticalAlign: 'baseline' })
