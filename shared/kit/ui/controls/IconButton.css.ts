import { style } from '@vanilla-extract/css'
import { vars } from '../theme.css.ts'

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  inlineSize: 'min(2.75rem, 48px)',
  blockSize: 'min(2.75rem, 48px)',
  borderRadius: '50%',
  color: 'inherit',
  transition: `background-color ${vars.motion.press} ${vars.motion.ease}`,
  selectors: { '&:active': { background: vars.color.press, transitionDuration: '0s' } },
})
