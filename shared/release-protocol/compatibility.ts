import type { KnownRelease } from './channelDocument.ts'
import { satisfies } from './version.ts'

/** Versions and capabilities that the page offers to a remote. */
export interface Offers {
  readonly shell: string
  /** Version of the app's bridge contract; null in a plain browser, where nothing requires a bridge. */
  readonly contract: string | null
  readonly caps: readonly string[]
  /** Shared module → version. */
  readonly shared: Readonly<Record<string, string>>
  readonly mf: string
}

/** A requirement that the page doesn't meet. */
export interface Unmet {
  readonly need: 'shell' | 'contract' | 'caps' | 'shared' | 'mf'
  readonly wants: string
  readonly has: string
}

/**
 * Returns the first requirement of a release that the page doesn't meet; undefined if it meets all. Checks
 * the contract last: if only the contract is unmet, the app has every method that the release requires.
 */
export function unmetNeed(needs: KnownRelease['needs'], offers: Offers): Unmet | undefined {
  const { contract } = offers
  if (!satisfies(offers.shell, needs.shell)) return { need: 'shell', wants: needs.shell, has: offers.shell }
  if (contract !== null) {
    const missing = needs.caps.filter((cap) => !offers.caps.includes(cap))
    if (missing.length) return { need: 'caps', wants: missing.join(' '), has: offers.caps.join(' ') }
  }
  for (const [name, range] of Object.entries(needs.shared)) {
    const has = offers.shared[name]
    if (has === undefined || !satisfies(has, range))
      return { need: 'shared', wants: `${name} ${range}`, has: has ?? '' }
  }
  if (!satisfies(offers.mf, needs.mf)) return { need: 'mf', wants: needs.mf, has: offers.mf }
  return contract === null || satisfies(contract, needs.contract)
    ? undefined
    : { need: 'contract', wants: needs.contract, has: contract }
}
