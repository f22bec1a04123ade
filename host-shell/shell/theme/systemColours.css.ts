import { globalStyle } from '@vanilla-extract/css'
import { vars } from '@companion/shared/ui/theme.css'

// In forced-colours mode (Windows contrast themes), backgrounds and shadows aren't painted, and transparent
// parts become visible. So controls get outlines. They're selected by role, so that remotes need no code for
// it.
const forced = '(forced-colors: active)'
const line = { outline: '1px solid', outlineOffset: '-1px' } as const
const strong = { outline: '3px solid Highlight', outlineOffset: '-3px' } as const
const choice = ['checkbox', 'radio'].map((type) => `input[type="${type}"]`)

globalStyle(
  [
    // Back is at the page's edge, where a line would look cut off.
    'button:not([data-action="back"]), input, dialog, [role="alert"] > div, [role="meter"]',
    'ul[role="list"], [data-done] ~ span',
    ...choice.map((one) => `${one} + span`),
  ].join(),
  { '@media': { [forced]: line } },
)
globalStyle(
  [
    'input:focus:not([type="radio"]):not([type="checkbox"])',
    ...choice.map((one) => `${one}:checked + span`),
  ].join(),
  { '@media': { [forced]: strong } },
)
// An unchecked checkbox contains a transparent tick, which forced colours would make visible.
globalStyle('input[type="checkbox"]:not(:checked) + span > svg', {
  '@media': { [forced]: { visibility: 'hidden' } },
})
globalStyle('[role="meter"] > div, [data-done]', {
  '@media': { [forced]: { forcedColorAdjust: 'none', background: 'Highlight' } },
})

// The question before a deletion. Its red isn't painted.
globalStyle('[role="alertdialog"] button:not([data-first])', {
  '@media': { [forced]: { outlineStyle: 'double', outlineWidth: '3px' } },
})

// With increased contrast, muted colours are replaced with the full text colour. The attribute is set if the
// app reports the setting, because engines on Android don't.
const contrast = { vars: { [vars.color.text2]: vars.color.text, [vars.color.hairline]: vars.color.edge } }
globalStyle('body', { '@media': { '(prefers-contrast: more)': contrast } })
globalStyle('[data-contrast] body', contrast)
