import { style } from '@vanilla-extract/css'

export const small = style({ inlineSize: '4rem', blockSize: '4rem', flexShrink: 0 })
export const large = style({ inlineSize: 'min(8rem, 34vw)', blockSize: 'min(8rem, 34vw)', flexShrink: 0 })

const stroke = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const

// The weather has its own colours, the same by day and night and under every brand.
export const star = style({ fill: '#efdc9c' })
export const rain = style({ ...stroke, stroke: '#3d8ef0', strokeWidth: 3.4 })
export const snow = style({ ...stroke, stroke: '#6cb4f5', strokeWidth: 1.9 })
export const ice = style({ fill: '#8cc6f7' })
export const gust = style({ ...stroke, stroke: '#8fa3bf', strokeWidth: 3.6 })
export const mist = style({ ...stroke, stroke: '#93a4bb', strokeWidth: 3.4 })
export const question = style({ ...stroke, stroke: '#5c6c84', strokeWidth: 3 })
