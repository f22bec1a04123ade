import { createVar, style, styleVariants } from '@vanilla-extract/css'
import * as mixin from '@companion/shared/ui/mixins.css'
import { vars } from '@companion/shared/ui/theme.css'

const [from, to, tile, quiet] = [createVar(), createVar(), createVar(), createVar()]
const white = (alpha: number) => `rgba(255, 255, 255, ${alpha})`

interface Colours {
  readonly from: string
  readonly to: string
}

const day = (sky: Colours, tileColour: string, quietColour: string) => ({
  [from]: sky.from,
  [to]: sky.to,
  [tile]: tileColour,
  [quiet]: quietColour,
  [vars.bar.ground]: sky.from,
  [vars.bar.text]: vars.color.text,
})

/** Returns the colours of a sky in both themes. The URL or the device selects the dark theme. */
const by = (light: Colours, dark: Colours) => {
  const darkVars = { vars: day(dark, white(0.08), '#b9c2d0') }
  return {
    vars: day(light, white(0.6), '#3c4351'),
    selectors: { '&[data-theme="dark"]': darkVars },
    '@media': { '(prefers-color-scheme: dark)': { selectors: { '&:not([data-theme])': darkVars } } },
  }
}

/** A class for each sky. It's set on the root element, so that it also colours the navigation bar. */
export const root = styleVariants({
  fair: by({ from: '#a9d2fb', to: '#edf6ff' }, { from: '#1c3b60', to: '#101a27' }),
  grey: by({ from: '#c3cfdb', to: '#f0f3f7' }, { from: '#2c3540', to: '#14181d' }),
  wet: by({ from: '#a8c0d8', to: '#e6eef6' }, { from: '#223549', to: '#121b25' }),
  storm: by({ from: '#b4b8d2', to: '#ebedf5' }, { from: '#2d2f47', to: '#171824' }),
  night: {
    vars: { ...day({ from: '#171d42', to: '#2c3566' }, white(0.12), '#c6cdea'), [vars.bar.text]: '#fff' },
  },
})

const { color } = vars

/** The screen in front of a sky that reaches the bottom edge. */
const front = style({
  minBlockSize: `calc(100vh - ${mixin.safeTop} - ${vars.navBar})`,
  color: color.text,
  background: `linear-gradient(${from}, ${to})`,
  vars: { [color.card]: tile, [color.text2]: quiet },
})

/** The night sky is dark in both themes, so the light theme's colours wouldn't be readable on it. */
const night = style({
  vars: {
    [color.text]: '#fff',
    [color.warn]: '#ffcb75',
    [color.warnSoft]: '#4a4468',
    [color.accentText]: '#fff',
    [color.accentSoft]: '#414b82',
    [color.press]: white(0.14),
    [color.track]: white(0.12),
    [color.thumb]: white(0.24),
    [color.focus]: '#fff',
    [color.hairline]: white(0.2),
  },
})

export const screen = { fair: front, grey: front, wet: front, storm: front, night: `${front} ${night}` }
