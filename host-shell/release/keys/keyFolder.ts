import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseJson } from '../envelope.ts'
import { isRecord } from '../shapes.ts'
import { generateKey, keyIdOf, type PrivateKey } from './keyPair.ts'

const suffix = '.private.jwk'

const isKey = (value: unknown): value is PrivateKey =>
  isRecord(value) && value.kty === 'EC' && value.crv === 'P-256' && typeof value.d === 'string'

/** All private keys of a folder by their id; an absent folder holds none. */
export async function readKeys(folder: string): Promise<ReadonlyMap<string, PrivateKey>> {
  const names = await readdir(folder).catch(() => [])
  const keys = new Map<string, PrivateKey>()
  for (const name of names.filter((file) => file.endsWith(suffix))) {
    const key = parseJson(await readFile(join(folder, name), 'utf8'))
    if (!isKey(key)) throw new Error(`${join(folder, name)} is not a P-256 private key`)
    keys.set(keyIdOf(key), key)
  }
  return keys
}

/** Makes a key and keeps it readable by its owner alone; returns it. */
export async function addKey(folder: string, label: string): Promise<PrivateKey> {
  const key = await generateKey()
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, `${label}-${keyIdOf(key)}${suffix}`)
  await writeFile(file, `${JSON.stringify(key)}\n`, { mode: 0o600, flag: 'wx' })
  return key
}
