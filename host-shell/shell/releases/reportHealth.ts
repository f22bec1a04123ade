import { hostKind } from '@companion/shared/bridge/app'
import { whenIdle } from '@companion/shared/platform/whenIdle'
import type { Happening } from './health/recordHealth.ts'
import { journal } from './journal.ts'
import type { ReleaseState } from './releaseState.ts'

/** What a page keeps for its reports until their code is there. */
const happeningsKept = 200

/**
 * Reports how releases do on this page, where somebody takes it: the deployment's endpoint or the app around the page.
 * Gives the function that learns what happens; the code itself is loaded when the page is idle.
 */
export function reportHealth(
  win: Window,
  { memory, device, offers }: ReleaseState,
): (happening: Happening) => void {
  const { health: config = {}, channel } = companionPage.config
  if (!config.endpoint && hostKind() === 'none') return () => {}
  const happened: Happening[] = journal().flatMap(({ what, of }) =>
    what === 'crashed' ? [{ type: what, ref: of }] : [],
  )
  let take = (one: Happening): void => void (happened.length < happeningsKept && happened.push(one))
  whenIdle(win, () => {
    import(/* webpackChunkName: "health" */ './health/startHealth.ts')
      .then(({ startHealth }) => {
        const { id } = memory.now
        return startHealth({ win, config, id, brand: device.brand, channel, shell: offers.shell, happened })
      })
      .then((started) => (take = started))
      // Out of reach: nobody learns how this page does.
      .catch(() => (take = () => {}))
  })
  return (one) => take(one)
}
