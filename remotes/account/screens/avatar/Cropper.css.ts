import { style } from '@vanilla-extract/css'
import { vars } from '@companion/shared/ui/theme.css'

export const whole = style({ display: 'flex', flexDirection: 'column', gap: vars.space.l })

/** A square as wide as the column, and never higher than the window leaves room for. */
export const stage = style({
  position: 'relative',
  alignSelf: 'center',
  inlineSize: 'min(100%, 60vh)',
  minInlineSize: 'min(100%, 14rem)',
  borderRadius: vars.radius.card,
  overflow: ['hidden', 'clip'],
  background: '#000',
  selectors: { '&::before': { content: '', display: 'block', paddingBlockStart: '100%' } },
})

export const frame = style({
  color: 'rgba(0, 0, 0, 0.55)',
  selectors: {
    '&:focus-visible': { outline: `3px solid ${vars.color.accent}`, outlineOffset: '-3px' },
  },
})

export const tools = style({ display: 'flex', alignItems: 'center', gap: vars.space.m })
