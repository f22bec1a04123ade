import { createVar, globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'
import * as mixin from '@companion/shared/ui/mixins.css'
import { vars } from '@companion/shared/ui/theme.css'

const [from, to, darkFrom, darkTo] = [createVar(), createVar(), createVar(), createVar()]
const gradient = (start: string, end: string) => `linear-gradient(165deg, ${start}, ${end})`
const dark = { background: gradient(darkFrom, darkTo) }

const card = style({
  ...mixin.column,
  gap: vars.space.m,
  padding: vars.space.l,
  borderRadius: vars.radius.card,
  color: vars.color.text,
  background: gradient(from, to),
  // The dark theme is chosen in the address, else by the phone.
  selectors: { ':root[data-theme="dark"] &': dark },
  '@media': {
    '(prefers-color-scheme: dark)': { selectors: { ':root:not([data-theme]) &': dark } },
  },
})

type Four = readonly [from: string, to: string, darkFrom: string, darkTo: string]
const colours = ([a, b, c, d]: Four) => ({ [from]: a, [to]: b, [darkFrom]: c, [darkTo]: d })
const by = (...four: Four) => [card, { vars: colours(four) }]

const white = (alpha: number) => `rgba(255, 255, 255, ${alpha})`

/** The night is dark in both themes, so it brings its own tones. */
const night = {
  vars: {
    ...colours(['#171d42', '#343f7a', '#171d42', '#2c3566']),
    [vars.color.text]: '#f6f7fd',
    [vars.color.text2]: '#c6cdea',
    [vars.color.warn]: '#ffcb75',
    [vars.color.warnSoft]: white(0.16),
    [vars.color.accentText]: '#fff',
    [vars.color.accentSoft]: white(0.16),
    [vars.color.press]: white(0.14),
    [vars.color.track]: white(0.12),
    [vars.color.thumb]: white(0.24),
    [vars.color.focus]: '#fff',
  },
}

const { card: plain } = vars.color

export const sky = styleVariants({
  unknown: by(plain, plain, plain, plain),
  fair: by('#cfe5fd', '#eef6ff', '#1c3b60', '#182434'),
  grey: by('#dbe3ec', '#f0f3f7', '#2c3540', '#1c2128'),
  wet: by('#cfdeee', '#e9f0f7', '#223549', '#19222d'),
  storm: by('#d3d6e6', '#ebedf5', '#2d2f47', '#1d1f2c'),
  night: [card, night],
})

export const top = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space.s })
export const place = style(mixin.fill)
export const address = style({ font: vars.font.section, overflowWrap: 'anywhere' })
export const quiet = style({
  ...mixin.secondary,
  fontVariantNumeric: 'tabular-nums',
  minBlockSize: '1.25rem',
})

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })
export const refresh = style({ display: 'flex', marginBlockStart: '-8px', marginInlineEnd: '-10px' })
globalStyle(`${refresh} [aria-disabled="true"]`, { opacity: 0.4 })
// Nothing spins before 300 ms: a quick answer must not flicker.
globalStyle(`${refresh} [aria-busy="true"] svg`, { animation: `${turn} 900ms 300ms linear infinite` })
globalStyle(`${refresh} [aria-busy="true"] svg`, {
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none', opacity: 0.4 } },
})

export const middle = style({
  ...mixin.wrap,
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
})
/** Beside the picture while there is room for a word; with very large text the picture moves below. */
export const facts = style({ flex: '1 1 8.5rem', minInlineSize: 0 })
export const degrees = style({
  font: `400 4.5rem/5rem ${vars.font.family}`,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-0.03em',
})
export const words = style({ font: vars.font.strong })
export const picture = style({
  inlineSize: '8rem',
  blockSize: '8rem',
  maxInlineSize: '34vw',
  maxBlockSize: '34vw',
})

export const bottom = style({
  ...mixin.wrap,
  alignItems: 'center',
  gap: vars.space.s,
  paddingBlockStart: vars.space.m,
  borderBlockStart: '1px solid rgba(125, 140, 170, 0.22)',
  minBlockSize: '3.5rem',
})
export const unit = style({ inlineSize: '6.5rem' })

export const status = style({
  ...mixin.wrap,
  // Beside the unit while a word has room, above it with very large text.
  flex: '1 1 8rem',
  alignItems: 'center',
  gap: `${vars.space.xs} ${vars.space.s}`,
  minInlineSize: 0,
  ...mixin.note,
  fontVariantNumeric: 'tabular-nums',
})
export const warn = style({ color: vars.color.warn })
