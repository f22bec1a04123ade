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

/** A channel's access settings; closed if they are missing or malformed. */
export const accessIn = ({ access }: Pick<ChannelDocument, 'access'>): Access =>
  access && isAccess(access) ? access : closed

/** Digest of a tester's token in a channel: SHA-256, hexadecimal. Tokens are random, so there is no salt. */
export const tokenDigest = (token: string): string =>
  sha256Words(token)
    .map((word) => (word >>> 0).toString(16).padStart(8, '0'))
    .join('')

/** Whether a token belongs to one of the channel's testers. */
export const isTester = (document: Pick<ChannelDocument, 'access'>, token: string): boolean =>
  token !== '' && Object.values(accessIn(document).testers).includes(tokenDigest(token))

/** Whether a device may use releases by name, or the tools. `token`: its tester's token, '' for none. */
export function mayUse(
  document: Pick<ChannelDocument, 'access'>,
  what: 'releases' | 'tools',
  token: string,
): boolean {
  const grant = accessIn(document)[what]
  return grant === 'everybody' || (grant === 'testers' && isTester(document, token))
}
