import { publishSite } from '../../host-shell/build/deploy/site.ts'

/**
 * Builds all changed packages before the workers start. Otherwise every worker would build them at the same
 * time.
 */
// oxlint-disable-next-line import/no-default-export -- the test tool calls it by that name
export default async function publishOnce(): Promise<void> {
  await publishSite()
}
