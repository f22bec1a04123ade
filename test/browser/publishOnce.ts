import { publishSite } from '../../host-shell/build/deploy/site.ts'

/** Builds what changed before the workers start, so that they need not do it at the same time. */
// oxlint-disable-next-line import/no-default-export -- the test tool calls it by that name
export default async function publishOnce(): Promise<void> {
  await publishSite()
}
