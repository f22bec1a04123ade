import type { ReleaseRecord } from '../../model/channelDocument.ts'
import { parseJson } from '../../model/envelope.ts'
import type { RootDocument } from '../../model/rootDocument.ts'
import { fingerprintOf } from './signingRequest.ts'
import type { Unfinished } from './signing.ts'

/** What a root document changes, one line a role. */
export function rootChanges(before: RootDocument, next: RootDocument): string[] {
  const names = [...new Set([...Object.keys(before.roles), ...Object.keys(next.roles)])]
  return names.flatMap((name) => {
    const [was, is] = [before.roles[name], next.roles[name]]
    if (JSON.stringify(was) === JSON.stringify(is)) return []
    const leaves = was?.keys.filter((id) => !is?.keys.includes(id)) ?? []
    const comes = is?.keys.filter((id) => !was?.keys.includes(id)) ?? []
    const size = (role: typeof is) => (role ? `${role.threshold} of ${role.keys.length}` : 'nobody')
    return [
      `  ${name}: ${size(was)} → ${size(is)}` +
        (leaves.length ? `, leaves: ${leaves.join(', ')}` : '') +
        (comes.length ? `, comes: ${comes.join(', ')}` : ''),
    ]
  })
}

/** What a holder is asked to sign, with the fingerprint that all holders must see alike. */
export function explain({ kind, p }: Unfinished, root: RootDocument): string[] {
  const value = parseJson(p)
  const what =
    kind === 'root'
      ? [`root document ${(value as RootDocument).n}`, ...rootChanges(root, value as RootDocument)]
      : [`release ${(value as ReleaseRecord).path}`, `  release.json ${(value as ReleaseRecord).rel}`]
  return [...what, `  fingerprint ${fingerprintOf(p)}`]
}
