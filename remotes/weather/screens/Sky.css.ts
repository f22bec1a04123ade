import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css'
import * as mixin from '@companion/shared/ui/mixins.css'
import { vars } from '@companion/shared/ui/theme.css'

/** A colour that fades in engines with `@property`. In others it changes at once (Safari before 16.4). */
const fading = () => createVar({ syntax: '<color>', inherits: true, initialValue: 'transparent' })
const [from, to] = [fading(), fading()]
const [tile, quiet, bone] = [createVar(), createVar(), createVar()]
const white = (alpha: number) => `rgba(255, 255, 255, ${alpha})`

interface Colours {
  readonly from: string
  readonly to: string
}

const under = (sky: Colours, tileColour: string, quietColour: string, boneColour: string) => ({
  [from]: sky.from,
  [to]: sky.to,
  [tile]: tileColour,
  [quiet]: quietColour,
  [bone]: boneColour,
  [vars.bar.ground]: from,
  [vars.bar.text]: vars.color.text,
})
const inLight = (sky: Colours) => under(sky, white(0.6), '#3c4351', 'rgba(20, 40, 80, 0.1)')
const inDark = (sky: Colours) => under(sky, white(0.08), '#b9c2d0', white(0.1))
const atNight = {
  ...under({ from: '#171d42', to: '#2c3566' }, white(0.12), '#c6cdea', white(0.14)),
  [vars.bar.text]: '#fff',
}

const skies = {
  fair: [
    { from: '#a9d2fb', to: '#edf6ff' },
    { from: '#1c3b60', to: '#101a27' },
  ],
  grey: [
    { from: '#c3cfdb', to: '#f0f3f7' },
    { from: '#2c3540', to: '#14181d' },
  ],
  wet: [
    { from: '#a8c0d8', to: '#e6eef6' },
    { from: '#223549', to: '#121b25' },
  ],
  storm: [
    { from: '#b4b8d2', to: '#ebedf5' },
    { from: '#2d2f47', to: '#171824' },
  ],
} as const

/** A class for each sky. It's set on the root element, so that it also colours the navigation bar. */
export const root = styleVariants({ ...skies, night: null }, () => ({}))

// The prerendered screen is painted before this remote runs. Until then, the root element has the part of the
// day by the device's clock (`bootScript.ts`) instead of a class.
const early = ':root[data-path="/weather"][data-clock]'
const earlyNight = `${early}[data-clock="night"]`

for (const name of ['fair', 'grey', 'wet', 'storm'] as const) {
  const [light, dark] = skies[name]
  const at = name === 'fair' ? [`.${root.fair}`, early] : [`.${root[name]}`]
  const both = (more: string) => at.map((each) => each + more).join()
  globalStyle(both(''), { vars: inLight(light) })
  // The URL or the device selects the dark theme.
  globalStyle(both('[data-theme="dark"]'), { vars: inDark(dark) })
  globalStyle(both(':not([data-theme])'), {
    '@media': { '(prefers-color-scheme: dark)': { vars: inDark(dark) } },
  })
}
globalStyle(`.${root.night}, ${earlyNight}${earlyNight.slice(5)}`, { vars: atNight })

/** Fades from one sky to the next. Not set for the first sky, which would fade in from nothing. */
export const fade = style({
  transition: [from, to].map((each) => `${each.slice(4, -1)} ${vars.motion.page}`).join(),
})

const { color } = vars

/** The screen in front of a sky that reaches the bottom edge. */
export const front = style({
  minBlockSize: `calc(100vh - ${mixin.safeTop} - ${vars.navBar})`,
  color: color.text,
  background: `linear-gradient(${from}, ${to})`,
  vars: { [color.card]: tile, [color.text2]: quiet, [color.skeleton]: bone, [color.ground]: from },
})

// The night sky is dark in both themes, so the light theme's colours wouldn't be readable on it.
globalStyle(`.${root.night} .${front}, ${earlyNight} .${front}`, {
  vars: {
    [color.text]: '#fff',
    [color.warn]: '#ffcb75',
    [color.warnSoft]: '#4a4468',
    [color.danger]: '#ffb3ad',
    [color.dangerSoft]: '#4a3f68',
    [color.surfaceRaised]: '#414b82',
    [color.accentText]: '#fff',
    [color.accentSoft]: '#414b82',
    [color.press]: white(0.14),
    [color.track]: white(0.12),
    [color.thumb]: white(0.24),
    [color.focus]: '#fff',
    [color.hairline]: white(0.2),
  },
})

// The navigation bar belongs to the shell. Over a sky its line is white, and its title is the weather: the
// place, which is cut if it's long, and the temperature.
const bar = '[data-part="nav-bar"]'
globalStyle(`.${root.night} ${bar}`, { vars: { [color.hairline]: white(0.12) } })
export const [barPlace, barDegrees] = [createVar(), createVar()] as const
export const named = style({})
globalStyle(`.${named} ${bar} > span`, { display: 'flex', justifyContent: 'center', fontSize: 0 })
globalStyle(`.${named} ${bar} > span::before`, {
  content: barPlace,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  font: vars.font.strong,
})
globalStyle(`.${named} ${bar} > span::after`, { content: barDegrees, font: vars.font.strong })
