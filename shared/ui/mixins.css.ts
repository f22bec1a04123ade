import { vars } from './theme.css.ts'

// Declarations that many styles begin with, to be spread into them. This file emits no CSS.

export const row = { display: 'flex', alignItems: 'center' } as const
export const centered = { ...row, justifyContent: 'center' } as const
export const between = { ...row, justifyContent: 'space-between' } as const
export const column = { display: 'flex', flexDirection: 'column' } as const
export const wrap = { display: 'flex', flexWrap: 'wrap' } as const
/** Takes the rest of its row and may become narrower than its content. */
export const fill = { flex: '1 1 0', minInlineSize: 0 } as const

/** As long as given, or nothing where the text is so large that the room is needed for words. */
export const unlessTextIsLarge = (length: string) => `max(0px, min(${length}, calc((100vw - 13rem) * 100)))`

/** Quiet text: in the size of a note, and in that below the body's. */
export const note = { font: vars.font.note, color: vars.color.text2 } as const
export const secondary = { font: vars.font.secondary, color: vars.color.text2 } as const

export const cover = { position: 'absolute', inset: 0 } as const
/** A real input that covers its drawing, so that focus, touch and keyboard are the platform's own. */
export const coveringInput = { ...cover, inlineSize: '100%', blockSize: '100%', opacity: 0 } as const
export const focusRing = { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' } as const
/** For screen readers only. One pixel in the flow, so that their cursor finds it where it belongs. */
export const visuallyHidden = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

/** The colour of a tone, and the softer one behind it. */
export const tones = {
  info: { color: vars.color.accentText, soft: vars.color.accentSoft },
  ok: { color: vars.color.ok, soft: vars.color.okSoft },
  warn: { color: vars.color.warn, soft: vars.color.warnSoft },
  danger: { color: vars.color.danger, soft: vars.color.dangerSoft },
} as const
