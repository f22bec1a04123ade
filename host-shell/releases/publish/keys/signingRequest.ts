import { readFile, writeFile } from 'node:fs/promises'
import { isPlainObject } from '@companion/shared/platform/json'
import { tryParseJson, parseEnvelope, type Envelope } from '../../model/envelope.ts'
import { sha256 } from '../../../build/hash.ts'
import { list, oneOf, shape, signatures, text } from '../../model/shapes.ts'
import type { ReleaseRecord } from '../../model/channelDocument.ts'
import type { RootDocument } from '../../model/rootDocument.ts'
import { mergeSignatures, type PartlySigned } from './signing.ts'

/** A file that goes from holder to holder until enough of them have signed what it holds. */
export interface SigningRequest {
  readonly t: 'signing-request'
  /** What is asked for, as information only. */
  readonly about: string
  /** The root document that says whose signatures count. */
  readonly root: Envelope
  readonly documents: readonly PartlySigned[]
}

const isRequest = shape({
  t: oneOf('signing-request'),
  about: text,
  root: isPlainObject,
  documents: list(shape({ kind: oneOf('root', 'release', 'channel'), p: text, s: signatures })),
})

/** Reads a request; throws when the file is none. */
export async function readRequest(file: string): Promise<SigningRequest> {
  const value = tryParseJson(
    await readFile(file, 'utf8').catch(() => {
      throw new Error(`there is no file ${file}`)
    }),
  )
  if (!isRequest(value) || !parseEnvelope(JSON.stringify((value as SigningRequest).root)))
    throw new Error(
      `${file} is no signing request: keys rotate, keys delegate, publish and resign write them with --request`,
    )
  return value as SigningRequest
}

/** Writes a request, over an earlier state of it. */
export const writeRequest = (file: string, request: SigningRequest): Promise<void> =>
  writeFile(file, `${JSON.stringify(request, null, 1)}\n`)

/** All signatures of several copies of requests, which holders may have signed at the same time. */
export async function collect(files: readonly string[]): Promise<PartlySigned[]> {
  const all = (await Promise.all(files.map(readRequest))).flatMap(({ documents }) => documents)
  const texts = new Map<string, PartlySigned>()
  for (const one of all) {
    const key = `${one.kind} ${one.p}`
    texts.set(key, { ...one, s: mergeSignatures(texts.get(key)?.s ?? [], one.s) })
  }
  return [...texts.values()]
}

/** A short fingerprint of a text, for holders to compare by telephone. */
const fingerprintOf = (payload: string): string =>
  sha256(payload).replace(/\W/g, '').slice(6, 26).toUpperCase().match(/.{4}/g)!.join(' ')

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

/** What a holder is asked to sign, in lines, with the fingerprint to compare. */
export function explain({ kind, p }: PartlySigned, root: RootDocument): string[] {
  const value = tryParseJson(p)
  const what =
    kind === 'root'
      ? [`root document ${(value as RootDocument).n}`, ...rootChanges(root, value as RootDocument)]
      : [`release ${(value as ReleaseRecord).path}`, `  release.json ${(value as ReleaseRecord).rel}`]
  return [...what, `  fingerprint ${fingerprintOf(p)}`]
}
