import { fallbackVar } from '@vanilla-extract/css'
import { vars } from './theme.css.ts'

// Declarations that other styles spread. This file itself emits no CSS.

export const row = { display: 'flex', alignItems: 'center' } as const
export const centered = { ...row, justifyContent: 'center' } as const
export const between = { ...row, justifyContent: 'space-between' } as const
export const column = { display: 'flex', flexDirection: 'column' } as const
export const wrap = { display: 'flex', flexWrap: 'wrap' } as const
/** Fills the rest of its row, and can become narrower than its content. */
export const fill = { flex: '1 1 0', minInlineSize: 0 } as const

/** Returns the given length, but zero if the text is large. */
export const unlessTextIsLarge = (length: string) => `max(0px, min(${length}, calc((100vw - 13rem) * 100)))`

/** Zero, but very long if the given length, in rem, is wider than the viewport. */
export const farIfWider = (length: string) => `max(0px, (${length} - 100vw) * 100)`

/**
 * Zero, but very long if the text is large. Subtracted from the inset of a sticky element, it turns sticking
 * off, because a bar of large text would cover most of a small screen.
 */
export const farIfTextIsLarge = farIfWider('13rem')

/** Secondary text in two sizes: `note`, and `secondary`, one size below the body text. */
export const note = { font: vars.font.note, color: vars.color.text2 } as const
export const secondary = { font: vars.font.secondary, color: vars.color.text2 } as const
/** The label above a card. It starts where the card's text starts. */
export const sectionLabel = {
  ...note,
  fontWeight: 600,
  marginInline: vars.space.l,
  marginBlockEnd: vars.space.s,
} as const

// The parts at the top and bottom that the app or the system covers. An older shell doesn't set the insets.
export const safeTop = fallbackVar(vars.insetTop, vars.safeTop)
export const safeBottom = fallbackVar(vars.insetBottom, 'env(safe-area-inset-bottom, 0px)')

/** Width of a page on a tablet or a phone in landscape, with its margins. */
export const widePage = '48rem'
/** In em, because with text twice as large the columns would be too narrow. */
export const wide = '(min-width: 44em)'

export const cover = { position: 'absolute', inset: 0 } as const
/** A transparent native input that covers its drawing, so that focus, touch and keyboard work natively. */
export const coveringInput = { ...cover, inlineSize: '100%', blockSize: '100%', opacity: 0 } as const
export const focusRing = { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' } as const
/** Text that only screen readers get. It stays at its place in the page, because their cursor shows it. */
export const visuallyHidden = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

/** The colour of a tone, and a soft background in that colour. */
export const tones = {
  info: { color: vars.color.accentText, soft: vars.color.accentSoft },
  ok: { color: vars.color.ok, soft: vars.color.okSoft },
  warn: { color: vars.color.warn, soft: vars.color.warnSoft },
  danger: { color: vars.color.danger, soft: vars.color.dangerSoft },
} as const
