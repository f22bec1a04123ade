import { preferencesChanged, safeAreaChanged, themeChanged } from '@companion/bridge-contract'
import { on } from '@companion/shared/bridge/app'
import { flags } from '@companion/shared/flags/current'
import { highestTop, safeTop } from '@companion/shared/flags/frame'
import { language } from '@companion/shared/texts/language'
import { setAccent } from '../theme/accent.ts'
import { textSizeOf } from '../theme/textSize.ts'

/** The sides of the safe area besides the top, which the navigation bar extends. */
const sides = ['right', 'bottom', 'left'] as const

/** Keeps theme, safe areas, text size, contrast, clock and region those of the app and the phone. */
export function followSurroundings({ document }: Window): void {
  const { documentElement: html } = document
  const put = (name: string, value: string) => html.style.setProperty(name, value)
  on(themeChanged, ({ dark, color }) => {
    html.dataset['theme'] = dark ? 'dark' : 'light'
    if (color) setAccent(html, color)
  })
  on(safeAreaChanged, (area) => {
    if (area.top <= highestTop) put('--safe-top', `${safeTop(area.top)}px`)
    for (const side of sides) if (area[side] <= highestTop) put(`--safe-${side}`, `${area[side]}px`)
  })
  let textSize = flags().textSize
  // All sizes of text are in rem, so they follow the root's.
  const applySize = () => {
    const size = textSizeOf(html, textSize)
    html.style.font = ''
    html.style.fontSize = size ? `${size}%` : ''
  }
  on(preferencesChanged, ({ textSize: size, boldText, highContrast, uses24HourClock: is24, region }) => {
    textSize = size ?? flags().textSize
    applySize()
    html.toggleAttribute('data-bold', boldText === true)
    html.toggleAttribute('data-contrast', highContrast === true)
    language.hourCycle = is24 === undefined ? undefined : is24 ? 'h23' : 'h12'
    language.region = region
  })
  // The user can have changed Dynamic Type in the phone's settings, which no event reports.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) applySize()
  })
}
