import { hostKind } from '@companion/shared/bridge/app'
import { whenIdle } from '@companion/shared/platform/whenIdle'
import type { HealthEvent } from './health/recordHealth.ts'
import type { ReleaseState } from './releaseState.ts'

/** Maximum number of events stored until the reporting code has loaded. */
const happeningsKept = 200

/**
 * Reports release health, if the deployment has an endpoint or the app accepts reports. Returns the function
 * that records events. The reporting code itself loads when the page is idle.
 */
export function reportHealth(
  win: Window,
  { memory, device, offers, crashed }: ReleaseState,
): (happening: HealthEvent) => void {
  const { health: config = {}, channel } = companion.page.config
  if (!config.endpoint && hostKind() === 'none') return () => {}
  const happened: HealthEvent[] = crashed.map((ref) => ({ type: 'crashed', ref }))
  let take = (one: HealthEvent): void => void (happened.length < happeningsKept && happened.push(one))
  whenIdle(win, () => {
    import(/* webpackChunkName: "health" */ './health/startHealth.ts')
      .then(({ startHealth }) => {
        const { id } = memory.now
        return startHealth({ win, config, id, brand: device.brand, channel, shell: offers.shell, happened })
      })
      .then((started) => (take = started))
      // If the reporting code fails to load, this page reports nothing, so the stored events can be dropped.
      .catch(() => (take = () => {}))
  })
  return (one) => take(one)
}
