import { style } from '@vanilla-extract/css'
import { vars } from '@companion/shared/ui/theme.css'

// In px, because the text size under test must change only the page and not the tools.
export const index = style({
  maxInlineSize: '960px',
  margin: '0 auto',
  padding: '24px 16px 80px',
  font: `400 14px/1.4 ${vars.font.family}`,
  color: vars.color.text,
})
export const indexTitle = style({ font: `700 28px/1.2 ${vars.font.family}`, marginBlockEnd: '8px' })
/** The filter, and below it the name of the remote whose screens are in view. */
const stuck = style({ position: 'sticky', zIndex: 1, background: vars.color.ground })
export const filter = style([stuck, { insetBlockStart: 0, paddingBlock: '12px 8px' }])
export const filterField = style({
  inlineSize: '100%',
  blockSize: '48px',
  padding: '0 16px',
  border: `1px solid ${vars.color.edge}`,
  borderRadius: '12px',
  background: vars.color.surface,
  color: vars.color.text,
  // Safari zooms into fields with smaller text.
  font: `400 16px/1.4 ${vars.font.family}`,
})
export const remoteName = style([
  stuck,
  {
    insetBlockStart: '68px',
    paddingBlock: '8px',
    font: `700 20px/1.3 ${vars.font.family}`,
    borderBlockEnd: `1px solid ${vars.color.hairline}`,
  },
])
export const indexGroup = style({ font: `600 17px/1.4 ${vars.font.family}`, marginBlock: '24px 4px' })
export const states = style({ display: 'flex', flexWrap: 'wrap', gap: '6px' })
export const state = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  padding: '4px 12px',
  borderRadius: '8px',
  background: vars.color.card,
  color: vars.color.accentText,
})
export const path = style({ color: vars.color.text2 })
