import { plainPath } from '@companion/shared/navigation/routes'
import { remoteOf, versionOf } from '@companion/release-protocol/releaseRef'
import { currentChoices, releaseOf } from './chooseRelease.ts'

/** A remote that can't run because the app is too old, and the contract version or methods it requires. */
export interface Unserved {
  readonly remote: string
  readonly version: string
  readonly wants: string
}

/** Returns the remote whose screen at this path is missing only because the app is too old. */
export function findUnserved(path: string): Unserved | undefined {
  const at = plainPath(path)
  const refused = Object.values(currentChoices()).flatMap((choice) => choice.refused)
  const found = refused.find(
    ({ ref, unmet }) =>
      (unmet?.need === 'caps' || unmet?.need === 'contract') &&
      releaseOf(ref)?.routes.some((route) => route.path === at),
  )
  return found && { remote: remoteOf(found.ref), version: versionOf(found.ref), wants: found.unmet!.wants }
}
