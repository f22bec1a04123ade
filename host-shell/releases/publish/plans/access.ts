import { accessIn, grants, tokenDigest } from '../../model/access.ts'
import type { Access, ChannelDocument } from '../../model/channelDocument.ts'
import { compareVersions } from '../../model/version.ts'
import { versionOf } from '../../model/releaseRef.ts'
import { baseOf, planOf } from './edit.ts'
import { Refused } from './refused.ts'

const withAccess = (document: ChannelDocument, changes: Partial<Access>): ChannelDocument => ({
  ...document,
  access: { ...accessIn(document), ...changes },
})

/** Opens releases by name, or the tools, to nobody, to testers or to everybody. */
export function grant(document: ChannelDocument, what: 'releases' | 'tools', value: string): ChannelDocument {
  const chosen = grants.find((known) => known === value)
  if (!chosen) throw new Refused(`--${what} takes ${grants.join(', ')}, not "${value}"`)
  return withAccess(document, { [what]: chosen })
}

/** Adds a tester with a token. The name is public: everybody can read the channel's document. */
export function addTester(document: ChannelDocument, name: string, token: string): ChannelDocument {
  const { testers } = accessIn(document)
  if (!/^[a-z][a-z0-9-]{0,39}$/.test(name))
    throw new Refused(`"${name}" is no name of a tester: up to 40 small letters, digits and dashes, e.g. ada`)
  if (Object.hasOwn(testers, name))
    throw new Refused(`${name} is a tester already: remove that one first, a token is shown only once`)
  return withAccess(document, { testers: { ...testers, [name]: tokenDigest(token) } })
}

/** Removes a tester's token from the channel; open pages keep what they show until they are reloaded. */
export function removeTester(document: ChannelDocument, name: string): ChannelDocument {
  const { [name]: removed, ...testers } = accessIn(document).testers
  if (!removed) throw new Refused(`${document.channel} has no tester "${name}": release testers lists them`)
  return withAccess(document, { testers })
}

const versionPattern = /^\d+(\.\d+){2}(-[\w.-]+)?$/

/** Pages with an older shell than this reload at the next change of screen. */
export function setMinimumShell(document: ChannelDocument, version: string): ChannelDocument {
  if (!versionPattern.test(version)) throw new Refused(`"${version}" is no version: write --min-shell 1.2.0`)
  return { ...document, shell: { ...document.shell, min: version } }
}

/** Sets the minimum version of a remote: no device runs an older one, a tester's neither. */
export function setMinimum(document: ChannelDocument, remote: string, version: string): ChannelDocument {
  const base = baseOf(planOf(document, remote))
  if (!versionPattern.test(version))
    throw new Refused(`"${version}" is no version: write --min ${remote}@1.2.0`)
  if (!base || compareVersions(versionOf(base), version) < 0)
    throw new Refused(
      `everybody gets ${remote} ${base ?? 'nothing'}, which is below ${version}: promote a newer release first`,
    )
  return { ...document, floor: { ...document.floor, [remote]: version } }
}
