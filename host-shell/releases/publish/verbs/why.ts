import { appIn, brandsIn, systemsIn } from '../audience.ts'
import { requireOneOf } from '../oneOfThese.ts'
import { contract } from '@companion/bridge-contract'
import { allCaps, offersOf } from '../fleet.ts'
import { select, type Device } from '../../model/select.ts'
import { unsignedReleases } from '../unsignedReleases.ts'
import { refusalWords, unsignedRelease } from '../describe.ts'
import { needHead } from './needHead.ts'
import type { Verb } from './verb.ts'

export const verb: Verb = {
  usage: `why [<remote>] [--brand sparkpro] [--os ios] [--app 3.4.0] [--id device-1] [--contract 1.0 | --contract none] [--caps a,b]
  The same function as on the page: what this device runs, in order, and why nothing else.`,
  async run(context) {
    const { flag, words, print } = context
    const head = await needHead(context)
    for (const word of words) requireOneOf(word, Object.keys(head.document.remotes), 'remote')
    const keyring = await context.keyring().catch(() => undefined)
    const unsigned = keyring ? await unsignedReleases(keyring, head.document) : []
    const releases = Object.entries(head.document.releases).filter(([ref]) => !unsigned.includes(ref))
    const document = { ...head.document, releases: Object.fromEntries(releases) }
    const device: Device = {
      brand: brandsIn(flag)[0] ?? 'sparkpro',
      os: systemsIn(flag)[0] ?? 'other',
      app: appIn(flag),
      id: flag('id') ?? '',
    }
    const version = flag('contract') ?? contract.version
    const offers = offersOf(version === 'none' ? null : version, flag('caps')?.split(',') ?? allCaps)
    for (const [remote, { candidates, refused }] of Object.entries(select(document, device, offers))) {
      if (words.length && !words.includes(remote)) continue
      print(remote)
      for (const ref of unsigned.filter((one) => one.startsWith(`${remote}@`)))
        print(`  !    ${unsignedRelease(ref, remote)}`)
      candidates.forEach(({ ref, from, rule }, at) =>
        print(`  ${at ? 'then' : 'runs'} ${ref} (${rule ? `rule ${rule}` : from})`),
      )
      if (!candidates.length) print('  runs nothing')
      for (const refusal of refused)
        print(
          `  not  ${refusal.ref} (${refusal.rule ? `rule ${refusal.rule}` : refusal.from}): ${refusalWords(refusal)}`,
        )
    }
  },
}
