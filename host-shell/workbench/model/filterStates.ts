import type { Route } from '@companion/shared/navigation/routes'
import { statesOf, type ScreenState } from './screenStates.ts'

type Listed = Pick<Route, 'remote' | 'name' | 'path' | 'open'>

/**
 * Returns the states of a screen that fit a filter. If the remote, the name or the path of the screen contains
 * the text, all states do. Otherwise those do whose label contains it.
 */
export function statesThatFit(route: Listed, text: string): readonly ScreenState[] {
  const sought = text.trim().toLowerCase()
  const fits = (words: string) => words.toLowerCase().includes(sought)
  const states = statesOf(route)
  return [route.remote, route.name, route.path].some(fits)
    ? states
    : states.filter(({ label }) => fits(label))
}
