import { networkInterfaces } from 'node:os'

type Interfaces = ReturnType<typeof networkInterfaces>

/** Matches the addresses of private networks (RFC 1918). */
const isPrivate = /^(10|192\.168|172\.(1[6-9]|2\d|3[01]))\./

/**
 * Returns this machine's IPv4 address in its local network. Throws if it has none, so that a server never
 * listens at a public address.
 */
export function lanAddress(interfaces: Interfaces = networkInterfaces()): string {
  const addresses = Object.values(interfaces).flatMap((all) => all ?? [])
  const found = addresses.find(
    ({ family, internal, address }) => family === 'IPv4' && !internal && isPrivate.test(address),
  )
  if (!found) throw new Error('--lan: this machine has no address in a local network.')
  return found.address
}
