import { randomBytes } from 'node:crypto'
import { accessIn, grants, tokenDigest } from '@companion/release-protocol/access'
import type { Access, ChannelDocument } from '@companion/release-protocol/channelDocument'
import { versionOf } from '@companion/release-protocol/releaseRef'
import { shortestPoll } from '@companion/release-protocol/timings'
import { compareVersions } from '@companion/release-protocol/version'
import { settingLines } from '@companion/releases/edits/describe'
import { readBases } from '@companion/releases/edits/bases'
import { baseOf, planOf } from '@companion/releases/edits/edit'
import { UsageError, requireVersion } from '@companion/releases/edits/usageError'
import { needHead, type Verb } from './context.ts'

const withAccess = (document: ChannelDocument, changes: Partial<Access>): ChannelDocument => ({
  ...document,
  access: { ...accessIn(document), ...changes },
})

const grant =
  (what: 'releases' | 'tools') =>
  (document: ChannelDocument, value: string): ChannelDocument => {
    const chosen = grants.find((known) => known === value)
    if (!chosen) throw new UsageError(`--${what} takes ${grants.join(', ')}, not "${value}"`)
    return withAccess(document, { [what]: chosen })
  }

function setMinimum(document: ChannelDocument, value: string): ChannelDocument {
  const [remote = '', version = ''] = value.split('@')
  const base = baseOf(planOf(document, remote))
  requireVersion(version, `--min ${remote}@1.2.0`)
  if (!base || compareVersions(versionOf(base), version) < 0)
    throw new UsageError(
      `everybody gets ${remote} ${base ?? 'nothing'}, which is below ${version}: promote a newer release first`,
    )
  return { ...document, floor: { ...document.floor, [remote]: version } }
}

function setMinimumShell(document: ChannelDocument, version: string): ChannelDocument {
  requireVersion(version, '--min-shell 1.2.0')
  return { ...document, shell: { ...document.shell, min: version } }
}

/**
 * The limits of the poll interval in seconds. Pages don't poll more often than the lower limit. The upper
 * limit makes open pages exit a revoked release within an hour.
 */
const pollBounds = [shortestPoll / 1000, 3600] as const

function setPoll(document: ChannelDocument, value: string): ChannelDocument {
  const visible = Number(value)
  const [least, most] = pollBounds
  if (!(visible >= least && visible <= most))
    throw new UsageError(`--poll takes seconds from ${least} to ${most}, not "${value}"`)
  return { ...document, poll: { ...document.poll, visible } }
}

function setBases(document: ChannelDocument, value: string): ChannelDocument {
  const bases = readBases(value)
  // A channel without bases uses the page's own origin only, so `/` alone needs no base.
  return { ...document, bases: bases.length === 1 && bases[0] === '/' ? [] : bases }
}

/** The flags → the changes of the document that they make. */
const changes = {
  releases: grant('releases'),
  tools: grant('tools'),
  min: setMinimum,
  'min-shell': setMinimumShell,
  poll: setPoll,
  base: setBases,
} as const

export const settingsVerb: Verb = {
  does: 'shows or sets who may use other releases and the tools, the minimum versions, and the mirrors',
  flags: {
    releases: 'who may open releases by name (?release=): off, testers or everybody; off at first',
    tools: 'who may open the tools (?qa=1, /isolate): off, testers or everybody; off at first',
    min: "the minimum version of a remote on any device, a tester's too, e.g. weather@1.2.0",
    'min-shell': 'pages with an older shell reload at the next change of screen',
    poll: 'seconds between two looks of an open page for a newer document; 300 at first',
    base: "mirrors of the release files, the best first; / is the page's own origin, last if not named, alone: no mirrors",
  },
  notes: 'Without flags it shows them. A production channel needs no more than testers.',
  examples: {
    settings: 'shows them',
    'settings --releases testers --tools off': 'testers may open releases by name',
    'settings --min weather@1.2.0': 'no device runs an older weather',
    'settings --base https://a.example/x/ --base https://b.example/':
      'files from a, else from b; build the page with COMPANION_MIRRORS first',
  },
  async run(context) {
    const { flag, print, channel } = context
    const names = Object.keys(changes) as (keyof typeof changes)[]
    const given = names.flatMap((name) => {
      const value = flag(name)
      return value === undefined ? [] : [{ name, value, change: changes[name] }]
    })
    if (!given.length) return print(...settingLines((await needHead(context)).document))
    const why = `settings ${given.map(({ name, value }) => `--${name} ${value}`).join(' ')}`
    const document = await context.commit(why, (before) =>
      given.reduce((next, { change, value }) => change(next, value), before),
    )
    print(`${channel} as of entry ${document.seq}:`, ...settingLines(document))
    const { releases, tools, testers: known } = accessIn(document)
    if ([releases, tools].includes('testers') && !Object.keys(known).length)
      print('there is no tester yet: release testers add ada')
    if (flag('base') !== undefined && document.bases.length)
      print(
        'next: release doctor --url https://… (reads every file at each base, and the policy of the page)',
      )
  },
}

function addTester(document: ChannelDocument, name: string, token: string): ChannelDocument {
  const { testers: known } = accessIn(document)
  if (!/^[a-z][a-z0-9-]{0,39}$/.test(name))
    throw new UsageError(
      `"${name}" is no name of a tester: up to 40 small letters, digits and dashes, e.g. ada`,
    )
  if (Object.hasOwn(known, name))
    throw new UsageError(`${name} is a tester already: remove that one first, a token is shown only once`)
  return withAccess(document, { testers: { ...known, [name]: tokenDigest(token) } })
}

function removeTester(document: ChannelDocument, name: string): ChannelDocument {
  const { [name]: removed, ...others } = accessIn(document).testers
  if (!removed)
    throw new UsageError(`${document.channel} has no tester "${name}": release testers lists them`)
  return withAccess(document, { testers: others })
}

export const testersVerb: Verb = {
  does: 'lists, adds and removes testers',
  takes: '[add <name> or remove <name>]',
  mostWords: 2,
  firstWords: () => ['add', 'remove'],
  notes: 'Names are public, tokens are not. What testers may do: release settings.',
  examples: {
    testers: 'lists them',
    'testers add ada': 'makes a token for ada and says the link that puts it on a device; it is shown once',
    'testers remove ada': 'the token counts for nothing from the next start of a page',
  },
  async run(context) {
    const { words, print, channel } = context
    const [act, name = ''] = words
    if (act === undefined) {
      const names = Object.keys(accessIn((await needHead(context)).document).testers)
      return print(names.join('\n') || `${channel} has no testers`)
    }
    if (act !== 'add' && act !== 'remove') throw new UsageError(`testers takes add or remove, not "${act}"`)
    const token = randomBytes(32).toString('base64url')
    const document = await context.commit(`testers ${act} ${name}`, (before) =>
      act === 'add' ? addTester(before, name, token) : removeTester(before, name),
    )
    if (act === 'remove') return print(`${name} is no tester of ${channel} as of entry ${document.seq}`)
    print(
      `${name} is a tester of ${channel} as of entry ${document.seq}`,
      `open once on each device and host: /?tester=${token}`,
    )
    const { releases, tools } = accessIn(document)
    if (releases === 'off' && tools === 'off')
      print('nothing is open to testers yet: release settings --releases testers --tools testers')
  },
}
