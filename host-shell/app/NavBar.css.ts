import { style } from '@vanilla-extract/css'
import { vars } from '@companion/shared/ui/theme.css'
import { ground } from './App.css.ts'

export const bar = style([
  ground,
  {
    position: 'sticky',
    insetBlockStart: vars.safeTop,
    zIndex: 2,
    boxSizing: 'border-box',
    display: 'grid',
    gridTemplateColumns: '46px minmax(0, 1fr) 46px',
    alignItems: 'center',
    blockSize: '46px',
    borderBlockEnd: '0.5px solid transparent',
    transition: `border-color ${vars.motion.press} ${vars.motion.ease}`,
  },
])

export const lifted = style({ borderBlockEndColor: vars.color.hairline })

export const back = style({
  gridColumn: 1,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '46px',
  blockSize: '46px',
  color: vars.color.accentText,
  borderRadius: vars.radius.small,
  selectors: { '&:active': { opacity: 0.5 } },
})

export const title = style({
  gridColumn: 2,
  gridRow: 1,
  font: vars.font.strong,
  color: vars.color.text,
  textAlign: 'center',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  opacity: 0,
  transition: `opacity ${vars.motion.press} ${vars.motion.ease}`,
  selectors: { [`${lifted} > &`]: { opacity: 1 } },
})
