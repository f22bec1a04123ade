import { globalStyle, keyframes, style, styleVariants, type StyleRule } from '@vanilla-extract/css'
import { vars } from '@companion/shared/ui/theme.css'

/** Rules for the dark theme: chosen in the address, or by the phone where the address says nothing. */
const inDark = (rule: StyleRule & { background: string }): StyleRule => ({
  selectors: { ':root[data-theme="dark"] &': rule as never },
  '@media': {
    '(prefers-color-scheme: dark)': { selectors: { ':root:not([data-theme]) &': rule as never } },
  },
})

const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  padding: vars.space.l,
  borderRadius: vars.radius.card,
  color: vars.color.text,
})

const gradient = (from: string, to: string) => `linear-gradient(165deg, ${from}, ${to})`
const skyOf = (light: [string, string], dark: [string, string]) => [
  card,
  { background: gradient(...light), ...inDark({ background: gradient(...dark) }) },
]

/** The night is dark in both themes, so it brings its own tones. */
const atNight = {
  background: gradient('#171d42', '#343f7a'),
  vars: {
    [vars.color.text]: '#f6f7fd',
    [vars.color.text2]: '#c6cdea',
    [vars.color.warn]: '#ffcb75',
    [vars.color.warnSoft]: 'rgba(255, 203, 117, 0.16)',
    [vars.color.accentText]: '#ffffff',
    [vars.color.accentSoft]: 'rgba(255, 255, 255, 0.16)',
    [vars.color.press]: 'rgba(255, 255, 255, 0.14)',
    [vars.color.skeleton]: 'rgba(255, 255, 255, 0.14)',
    [vars.color.surfaceRaised]: 'rgba(255, 255, 255, 0.24)',
    [vars.color.focus]: '#ffffff',
  },
}

export const sky = styleVariants({
  unknown: [card, { background: vars.color.card }],
  fair: skyOf(['#cfe5fd', '#eef6ff'], ['#1c3b60', '#182434']),
  grey: skyOf(['#dbe3ec', '#f0f3f7'], ['#2c3540', '#1c2128']),
  wet: skyOf(['#cfdeee', '#e9f0f7'], ['#223549', '#19222d']),
  storm: skyOf(['#d3d6e6', '#ebedf5'], ['#2d2f47', '#1d1f2c']),
  night: [card, atNight],
})

export const top = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space.s })
export const place = style({ flex: '1 1 0', minInlineSize: 0 })
export const address = style({ font: vars.font.section, overflowWrap: 'anywhere' })
export const quiet = style({
  font: vars.font.secondary,
  color: vars.color.text2,
  fontVariantNumeric: 'tabular-nums',
  minBlockSize: '1.25rem',
})

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })
export const refresh = style({
  display: 'flex',
  marginBlockStart: '-8px',
  marginInlineEnd: '-10px',
})
globalStyle(`${refresh} [aria-disabled="true"]`, { opacity: 0.4 })
// Nothing spins before 300 ms: a quick answer must not flicker.
globalStyle(`${refresh} [aria-busy="true"] svg`, { animation: `${turn} 900ms 300ms linear infinite` })
globalStyle(`${refresh} [aria-busy="true"] svg`, {
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none', opacity: 0.4 } },
})

export const middle = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
})
export const degrees = style({
  font: `400 4.5rem/5rem ${vars.font.family}`,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-0.03em',
})
export const words = style({ font: vars.font.strong })
export const noPicture = style({ inlineSize: 'min(8rem, 34vw)', blockSize: 'min(8rem, 34vw)' })

export const bottom = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
  paddingBlockStart: vars.space.m,
  borderBlockStart: '1px solid rgba(125, 140, 170, 0.22)',
  minBlockSize: '3.5rem',
})
export const unit = style({ inlineSize: '6.5rem' })
