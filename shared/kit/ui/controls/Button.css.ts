import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme.css.ts'

const isOff = '&[aria-disabled="true"]:not([aria-busy="true"]), &:disabled'

const base = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  boxSizing: 'border-box',
  minBlockSize: vars.size.field,
  paddingBlock: vars.space.m,
  paddingInline: vars.space.xl,
  borderRadius: vars.radius.button,
  font: vars.font.strong,
  textAlign: 'center',
  transition: `opacity ${vars.motion.press} ${vars.motion.ease}`,
  selectors: {
    '&:active': { opacity: 0.72, transitionDuration: '0s' },
    '&[aria-disabled="true"], &:disabled': { cursor: 'default' },
    // Colours of its own, because a pale accent on a dark page looks like a fault.
    [isOff]: { background: vars.color.track, color: vars.color.text2 },
    '&[aria-busy="true"]:active': { opacity: 1 },
  },
})

const filled = { inlineSize: '100%' } as const
const bare = {
  minBlockSize: '2.75rem',
  paddingInline: vars.space.m,
  background: 'transparent',
  selectors: { [isOff]: { background: 'none' } },
} as const

export const variant = styleVariants({
  primary: [base, { ...filled, background: vars.color.accent, color: vars.color.onAccent }],
  secondary: [base, { ...filled, background: vars.color.accentSoft, color: vars.color.accentText }],
  danger: [base, { ...filled, background: vars.color.danger, color: vars.color.onDanger }],
  text: [base, { ...bare, color: vars.color.accentText }],
  dangerText: [base, { ...bare, color: vars.color.danger }],
})

const away = keyframes({ to: { opacity: 0 } })
const come = keyframes({ from: { opacity: 0 } })

/** The label is only transparent while busy, so that the button keeps its width and its accessible name. */
export const label = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s,
  selectors: { '[aria-busy="true"] > &': { animation: `${away} 1ms 300ms both` } },
})

/** The spinner appears after 300 ms, so that it doesn't flicker before a quick response. */
export const spinner = style({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineStart: '50%',
  blockSize: '1.25rem',
  inlineSize: '1.25rem',
  marginBlockStart: '-0.625rem',
  marginInlineStart: '-0.625rem',
  animation: `${come} ${vars.motion.press} 300ms both`,
})
