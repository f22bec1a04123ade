import { useLayoutEffect, useRef } from 'react'
import * as css from './Sky.css.ts'

const root = () => document.documentElement

/**
 * Gives the background and the navigation bar the colours of a sky while the screen is mounted. Fades to the
 * next sky.
 */
export function useSky(sky: keyof typeof css.root): void {
  const before = useRef(false)
  useLayoutEffect(() => {
    const { classList, dataset } = root()
    // From now on the class decides, not the document's guess.
    delete dataset['clock']
    classList.add(css.root[sky])
    classList.toggle(css.fade, before.current)
    before.current = true
    return () => classList.remove(css.root[sky], css.fade)
  }, [sky])
}

/** Shows a place and its temperature in the navigation bar, once the heading has scrolled away. */
export function useBarTitle(place: string | undefined, degrees: string | null): void {
  useLayoutEffect(() => {
    if (!place) return undefined
    const { classList, style } = root()
    const set = (name: string, text: string) => style.setProperty(name.slice(4, -1), JSON.stringify(text))
    set(css.barPlace, place)
    set(css.barDegrees, degrees === null ? '' : `\u00a0· ${degrees}`)
    classList.add(css.named)
    return () => classList.remove(css.named)
  }, [place, degrees])
}
