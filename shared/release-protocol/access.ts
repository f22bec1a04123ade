import type { Access, ChannelDocument, Grant } from './channelDocument.ts'
import { like, oneOf, shape, table } from './shapes.ts'
import { sha256Words } from './sha256.ts'

export const grants: readonly Grant[] = ['off', 'testers', 'everybody']

const isAccess = shape({
  releases: oneOf(...grants),
  tools: oneOf(...grants),
  testers: table(like(/^[0-9a-f]{64}$/)),
})

const closed: Access = { releases: 'off', tools: 'off', testers: {} }

/** Returns a channel's access settings. If they're missing or malformed, nobody gets access. */
export const accessIn = ({ access }: Pick<ChannelDocument, 'access'>): Access =>
  access && isAccess(access) ? access : closed

/** SHA-256 digest of a tester's token, in hexadecimal. It has no salt, because tokens are random. */
export const tokenDigest = (token: string): string =>
  sha256Words(token)
    .map((word) => (word >>> 0).toString(16).padStart(8, '0'))
    .join('')

/** Whether a token belongs to one of the channel's testers. */
export const isTester = (document: Pick<ChannelDocument, 'access'>, token: string): boolean =>
  token !== '' && Object.values(accessIn(document).testers).includes(tokenDigest(token))

/**
 * Whether a device may use `?release=`, or the tools. `token`: the device's tester token, '' if it has none.
 */
export function mayUse(
  document: Pick<ChannelDocument, 'access'>,
  what: 'releases' | 'tools',
  token: string,
): boolean {
  const grant = accessIn(document)[what]
  return grant === 'everybody' || (grant === 'testers' && isTester(document, token))
}
