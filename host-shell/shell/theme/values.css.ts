import { globalStyle } from '@vanilla-extract/css'
import { vars } from '@companion/shared/ui/theme.css'
import { arabic, chinese, darkValues, latin, values } from './values.ts'

globalStyle(':root', { vars: values, colorScheme: 'light' })

globalStyle(':root[data-theme="dark"]', {
  vars: darkValues,
  colorScheme: 'dark',
})

// Without the dark flag in the URL, the system setting applies, even if it changes while the page is open.
globalStyle(':root:not([data-theme])', {
  '@media': {
    '(prefers-color-scheme: dark)': {
      vars: darkValues,
      colorScheme: 'dark',
    },
  },
})

globalStyle(':root:lang(zh)', { vars: { [vars.font.family]: `${chinese}, ${latin}` } })
globalStyle(':root:lang(ar)', { vars: { [vars.font.family]: `${arabic}, ${latin}` } })

// iOS and Android don't apply their bold text setting to web pages.
globalStyle(':root[data-bold]', { vars: { [vars.font.regular]: '600', [vars.font.heavy]: '800' } })

// Turns motion into a fade, because components multiply their distances by this variable.
globalStyle(':root', {
  '@media': { '(prefers-reduced-motion: reduce)': { vars: { [vars.motion.shift]: '0' } } },
})
