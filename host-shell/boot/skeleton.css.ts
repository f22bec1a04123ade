import { globalStyle } from '@vanilla-extract/css'
import { vars } from '@companion/shared/ui/theme.css'

// The document's own skeleton (host-shell/deploy/document.ts): plain class names, because it is plain markup.
const block = { background: vars.color.skeleton, borderRadius: vars.radius.small }

globalStyle('.boot', { paddingBlockStart: vars.safeTop })
globalStyle('.boot-bar', { blockSize: 'var(--nav-height, 0px)' })
globalStyle('.boot-page', {
  boxSizing: 'border-box',
  maxInlineSize: vars.size.page,
  marginInline: 'auto',
  padding: vars.size.margin,
})
globalStyle('.boot-title', { ...block, blockSize: '2.125rem', inlineSize: '45%' })
globalStyle('.boot-card', {
  marginBlockStart: vars.space.xl,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  overflow: 'hidden',
})
globalStyle('html[data-ground="plain"] .boot-card', { background: vars.color.groundList })
globalStyle('.boot-row', {
  boxSizing: 'border-box',
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  minBlockSize: vars.size.row,
  paddingInline: vars.size.margin,
})
globalStyle('.boot-row i, .boot-row b', {
  ...block,
  display: 'block',
  blockSize: '0.9rem',
  inlineSize: '6.5rem',
})
globalStyle('.boot-page p', {
  font: vars.font.body,
  color: vars.color.text,
  textAlign: 'center',
  marginBlock: '20vh 16px',
})
globalStyle('.boot-retry', {
  display: 'block',
  marginInline: 'auto',
  minBlockSize: '3rem',
  paddingInline: vars.space.xl,
  border: 0,
  borderRadius: vars.radius.button,
  font: vars.font.strong,
  color: vars.color.accentText,
  background: vars.color.accentSoft,
})
globalStyle('.boot-row b', { inlineSize: '4.5rem' })
