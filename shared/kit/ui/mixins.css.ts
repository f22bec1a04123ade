import { vars } from './theme.css.ts'

// Shared declarations to spread into styles. This file emits no CSS.

export const row = { display: 'flex', alignItems: 'center' } as const
export const centered = { ...row, justifyContent: 'center' } as const
export const between = { ...row, justifyContent: 'space-between' } as const
export const column = { display: 'flex', flexDirection: 'column' } as const
export const wrap = { display: 'flex', flexWrap: 'wrap' } as const
/** Fills the rest of its row and can shrink below its content. */
export const fill = { flex: '1 1 0', minInlineSize: 0 } as const

/** The given length, or zero with large text. */
export const unlessTextIsLarge = (length: string) => `max(0px, min(${length}, calc((100vw - 13rem) * 100)))`

/** Secondary text: in note size, and one size below the body. */
export const note = { font: vars.font.note, color: vars.color.text2 } as const
export const secondary = { font: vars.font.secondary, color: vars.color.text2 } as const

export const cover = { position: 'absolute', inset: 0 } as const
/** A native input that covers its drawing, so that focus, touch and keyboard work natively. */
export const coveringInput = { ...cover, inlineSize: '100%', blockSize: '100%', opacity: 0 } as const
export const focusRing = { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' } as const
/** For screen readers only. One pixel in the flow, so that their cursor finds it in the right place. */
export const visuallyHidden = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

/** The colour of a tone, and its softer background. */
export const tones = {
  info: { color: vars.color.accentText, soft: vars.color.accentSoft },
  ok: { color: vars.color.ok, soft: vars.color.okSoft },
  warn: { color: vars.color.warn, soft: vars.color.warnSoft },
  danger: { color: vars.color.danger, soft: vars.color.dangerSoft },
} as const
