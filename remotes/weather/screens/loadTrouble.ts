import { retryImport } from '@companion/shared/loading/retryImport'

const load = retryImport(() => import(/* webpackChunkName: "trouble" */ './trouble.ts'))

/**
 * Loads what the screen shows when something is wrong. It isn't needed at first, but it's loaded as soon as
 * this remote runs, because the network may be what is wrong. After a failure, the next call tries again.
 */
export const loadTrouble = () => {
  const coming = load()
  // Nobody may ever need it, so a failure alone is no fault of the page.
  coming.catch(() => {})
  return coming
}
void loadTrouble()
