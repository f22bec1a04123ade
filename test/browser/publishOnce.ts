import { publishSite } from '../../host-shell/build/deploy/site.ts'

/** Builds everything that changed before the workers start, so that they don't all build at once. */
// oxlint-disable-next-line import/no-default-export -- the test tool calls it by that name
export default async function publishOnce(): Promise<void> {
  await publishSite()
}
