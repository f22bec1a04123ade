import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '@companion/shared/ui/theme.css'

// In px, because the text size under test must change only the page and not the tools.
const text = `400 13px/1.4 ${vars.font.family}`
const size = { side: '380px', bottom: '45vh' } as const

// A transformed body is the containing block of the page's fixed elements, so they can't overlap the
// workbench.
globalStyle('html[data-workbench] body', {
  position: 'fixed',
  transform: 'translate(0)',
  minBlockSize: 0,
})
globalStyle('html[data-workbench="side"] body', { inset: `0 ${size.side} 0 0` })
globalStyle('html[data-workbench="bottom"] body', { inset: `0 0 ${size.bottom}` })
globalStyle('html[data-workbench] #root', { blockSize: '100%', overflow: 'auto' })

export const open = style({
  position: 'fixed',
  insetBlockEnd: '12px',
  insetInlineEnd: '12px',
  zIndex: 2147483646,
  minInlineSize: '44px',
  minBlockSize: '44px',
  textAlign: 'center',
  borderRadius: '22px',
  background: vars.color.surfaceRaised,
  color: vars.color.accentText,
  boxShadow: vars.shadow.raised,
  font: `600 13px/1 ${vars.font.family}`,
})

const panel = style({
  position: 'fixed',
  zIndex: 2147483646,
  display: 'flex',
  flexDirection: 'column',
  background: vars.color.surface,
  color: vars.color.text,
  font: text,
  textAlign: 'start',
})
const edge = `1px solid ${vars.color.hairline}`
export const placed = styleVariants({
  side: [panel, { insetBlock: 0, insetInlineEnd: 0, inlineSize: size.side, borderInlineStart: edge }],
  bottom: [panel, { insetInline: 0, insetBlockEnd: 0, blockSize: size.bottom, borderBlockStart: edge }],
  sheet: [
    panel,
    {
      insetInline: 0,
      insetBlockEnd: 0,
      blockSize: '80vh',
      borderBlockStart: edge,
      boxShadow: vars.shadow.raised,
    },
  ],
})

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: '4px',
  padding: '4px 4px 4px 12px',
  borderBlockEnd: edge,
})
export const title = style({ font: `600 15px/1.4 ${vars.font.family}`, flex: 1, minInlineSize: 0 })
export const segments = style({
  display: 'flex',
  padding: '2px',
  borderRadius: '10px',
  background: vars.color.ground,
})
export const segment = style({
  minBlockSize: '40px',
  padding: '0 6px',
  borderRadius: '8px',
  color: vars.color.text2,
  font: `600 13px/1 ${vars.font.family}`,
  selectors: {
    '&[aria-pressed="true"]': { background: vars.color.accentSoft, color: vars.color.accentText },
  },
})
export const close = style({
  inlineSize: '44px',
  blockSize: '44px',
  textAlign: 'center',
  color: vars.color.text2,
  font: `400 24px/1 ${vars.font.family}`,
})
/** The link and the button above the sections. */
export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
  paddingBlock: '4px',
})
export const body = style({
  flex: 1,
  overflow: 'auto',
  padding: '4px 12px 24px',
  overscrollBehavior: 'contain',
})

export const section = style({ borderBlockEnd: edge })
export const summary = style({
  // Only `list-item` shows the disclosure triangle.
  display: 'list-item',
  listStyle: 'inside disclosure-closed',
  lineHeight: '44px',
  cursor: 'pointer',
  fontWeight: 600,
  selectors: { 'details[open] > &': { listStyleType: 'disclosure-open' } },
})
export const link = style({
  display: 'inline-block',
  marginInlineEnd: 'auto',
  paddingBlock: '10px',
  color: vars.color.accentText,
  textDecoration: 'underline',
})
export const call = style({ paddingBlock: '4px', cursor: 'pointer', overflowWrap: 'anywhere' })
export const rows = style({ display: 'grid', gap: '6px', paddingBlockEnd: '12px' })
export const control = style({
  display: 'grid',
  gridTemplateColumns: '140px 1fr',
  alignItems: 'center',
  gap: '8px',
})
export const input = style({
  inlineSize: '100%',
  minBlockSize: '36px',
  padding: '4px 8px',
  border: `1px solid ${vars.color.edge}`,
  borderRadius: '6px',
  background: vars.color.ground,
  color: vars.color.text,
  font: text,
})
export const area = style([input, { minBlockSize: '84px', font: '400 12px/1.4 ui-monospace, monospace' }])
export const button = style({
  minBlockSize: '36px',
  padding: '4px 10px',
  border: `1px solid ${vars.color.edge}`,
  borderRadius: '6px',
  color: vars.color.accentText,
  font: `600 13px/1.4 ${vars.font.family}`,
  selectors: { '&[aria-pressed="true"]': { background: vars.color.accentSoft } },
})
export const line = style({ display: 'flex', gap: '8px', flexWrap: 'wrap', alignItems: 'center' })
/** Spaced for touch. Long URLs wrap. */
export const steps = style({ display: 'grid', gap: '8px', justifyItems: 'start', overflowWrap: 'anywhere' })
export const fact = style({ color: vars.color.text2 })
export const wrong = style({ color: vars.color.danger })
export const data = style({
  margin: 0,
  padding: '6px 8px',
  borderRadius: '6px',
  background: vars.color.ground,
  font: '400 12px/1.4 ui-monospace, monospace',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})
