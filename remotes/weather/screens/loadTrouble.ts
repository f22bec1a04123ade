type Trouble = Promise<typeof import('./trouble.ts')>
let coming: Trouble | undefined

/**
 * Loads what the screen shows when something is wrong. It isn't needed at first, but it's loaded as soon as
 * this remote runs, because the network may be what is wrong. If it fails, the next call tries again.
 */
export function loadTrouble(): Trouble {
  if (!coming) {
    coming = import(/* webpackChunkName: "trouble" */ './trouble.ts')
    coming.catch(() => (coming = undefined))
  }
  return coming
}
void loadTrouble()
