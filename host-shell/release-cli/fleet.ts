import { readFile } from 'node:fs/promises'
import { contract } from '@companion/bridge-contract'
import { isPlainObject, tryParseJson } from '@companion/shared/platform/json'
import { libraryVersion } from '@companion/build/sharedModules'
import { versionOf } from '@companion/build/releaseId'
import type { ChannelDocument, When } from '@companion/release-protocol/channelDocument'
import { offersTo } from '@companion/release-protocol/shellRelease'
import type { Offers } from '@companion/release-protocol/compatibility'
import { selectRemote, type Device } from '@companion/release-protocol/select'
import { refusalWords } from '@companion/releases/edits/describe'
import { nothingOf, planOf } from '@companion/releases/edits/edit'

/** A kind of device in use, and its share of all devices (0–1) if known. */
export interface FleetGroup {
  readonly name: string
  readonly share?: number
  readonly device: Device
  readonly offers: Offers
}

/** Returns the shell's offers to remotes in an app with the given bridge contract and methods. */
export const offersOf = (contractVersion: string | null, caps: readonly string[]): Offers => ({
  shell: versionOf('host-shell/shell'),
  contract: contractVersion,
  caps,
  shared: {
    react: libraryVersion('react'),
    valtio: libraryVersion('valtio'),
    '@companion/shared': versionOf('shared/kit'),
  },
  mf: libraryVersion('@module-federation/runtime-core'),
})

/** Every method of the current contract. */
export const allCaps = Object.keys(contract.methods)

const groupOf = (name: string, offers: Offers, device: Partial<Device> = {}): FleetGroup => ({
  name,
  offers,
  device: { brand: '', os: 'other', app: '', id: 'fleet', ...device },
})

const usual: readonly FleetGroup[] = [
  groupOf('a browser', offersOf(null, [])),
  groupOf(`apps with bridge contract ${contract.version}`, offersOf(contract.version, allCaps)),
]

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/**
 * Reads a fleet: `[{name, share, brand, os, app, contract, caps}]`, as exported from the apps' own
 * statistics. Without a file it returns a browser and a current app.
 */
export async function readFleet(file: string | undefined): Promise<readonly FleetGroup[]> {
  if (!file) return usual
  const rows = tryParseJson(await readFile(file, 'utf8'))
  if (!Array.isArray(rows) || !rows.every(isPlainObject)) throw new Error(`${file} is not a list of devices`)
  return rows.map((row): FleetGroup => {
    const caps = Array.isArray(row.caps) ? row.caps.map(text) : allCaps
    const offers = offersOf(row.contract === null ? null : text(row.contract) || contract.version, caps)
    const device = { brand: text(row.brand), os: text(row.os) || 'other', app: text(row.app) }
    const group = groupOf(text(row.name) || `${device.os} ${device.app}`, offers, device)
    return { ...group, ...(typeof row.share === 'number' && { share: row.share }) }
  })
}

/**
 * Returns the fleet, plus a copy of it with the first brand and system of a rule, so that some rows match the
 * rule. The rule's range of app versions is ignored.
 */
export function aimedAt(fleet: readonly FleetGroup[], when: When | undefined): readonly FleetGroup[] {
  const brand = when?.brand?.[0]
  const os = when?.os?.[0]
  if (!brand && !os) return fleet
  const aimed = fleet.map((one) => ({
    ...one,
    name: `${one.name}, ${[brand, os].filter(Boolean).join(' on ')}`,
    device: { ...one.device, ...(brand && { brand }), ...(os && { os }) },
  }))
  return [...fleet, ...aimed]
}

/**
 * Returns the release of each kind of device before and after a change. A rollout after the change is treated
 * as complete, because it's about which devices can run the release.
 */
export function gateMatrix(
  before: ChannelDocument,
  after: ChannelDocument,
  remote: string,
  fleet: readonly FleetGroup[],
) {
  const plan = planOf(after, remote)
  const rules = plan.rules.map((rule) => (rule.roll ? { ...rule, roll: { pct: 100, salt: '' } } : rule))
  const complete = { ...after, remotes: { ...after.remotes, [remote]: { ...plan, rules } } }
  const nothing = nothingOf(remote)
  return fleet.map((group) => {
    const offers = offersTo(remote, group.offers)
    const then = selectRemote(complete, remote, group.device, offers)
    const refused = then.refused.find(({ why }) => why !== 'when')
    return {
      group,
      before: selectRemote(before, remote, group.device, offers).candidates[0]?.ref,
      after: then.candidates[0]?.ref,
      /** The words for a device without a release (`nothingOf`). */
      nothing,
      /** The reason why the newest release doesn't reach this group. */
      why: refused ? refusalWords(refused) : '',
    }
  })
}
type GateRow = ReturnType<typeof gateMatrix>[number]

/** Returns the matrix in lines. */
export const gateLines = (rows: readonly GateRow[]): string[] =>
  rows.map(({ group: { name, share }, before, after, nothing, why }) => {
    const part = share === undefined ? '' : ` (${(share * 100).toFixed(0)} %)`
    const change =
      before === after ? `stays on ${after ?? nothing}` : `${before ?? nothing} → ${after ?? nothing}`
    return `  ${name}${part}: ${change}${why ? ` – ${why}` : ''}`
  })

/** Returns the kinds of device that would have no release any more. */
export const leftWithout = (rows: readonly GateRow[]): GateRow[] =>
  rows.filter(({ before, after }) => before !== undefined && after === undefined)
