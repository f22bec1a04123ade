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

/** What a channel opens and to whom; nothing where that is missing or malformed. */
export const accessIn = ({ access }: Pick<ChannelDocument, 'access'>): Access =>
  access && isAccess(access) ? access : closed

/** Digest of a tester's token as channels hold it: SHA-256, hexadecimal. Tokens are random, so there is no salt. */
export const tokenDigest = (token: string): string =>
  sha256Words(token)
    .map((word) => (word >>> 0).toString(16).padStart(8, '0'))
    .join('')

/** Whether a channel knows this token as a tester's. */
export const isTester = (document: Pick<ChannelDocument, 'access'>, token: string): boolean =>
  token !== '' && Object.values(accessIn(document).testers).includes(tokenDigest(token))

/** Whether a device with this tester's token, or '' for none, may use releases by name or the tools. */
export function mayUse(
  document: Pick<ChannelDocument, 'access'>,
  what: 'releases' | 'tools',
  token: string,
): boolean {
  const grant = accessIn(document)[what]
  return grant === 'everybody' || (grant === 'testers' && isTester(document, token))
}
