import { writeRequest } from '../keys/signingRequest.ts'
import type { Keyring } from '../keys/keyring.ts'
import { MissingSignatures } from '../keys/signing.ts'
import { Refused } from '../plans/refused.ts'
import type { CommandContext } from './verb.ts'

/**
 * Carries out what needs signatures. Where keys of others are needed, writes the request they sign (`--request`), or
 * refuses and says how; undefined then.
 */
export async function withRequest<T>(
  { flag, print }: CommandContext,
  keyring: Keyring,
  about: string,
  task: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await task()
  } catch (failure) {
    if (!(failure instanceof MissingSignatures)) throw failure
    const file = flag('request')
    if (!file)
      throw new Refused(
        `${failure.message}. Name another folder with --keys; or, for holders elsewhere, repeat with --request <file>`,
      )
    await writeRequest(file, {
      t: 'signing-request',
      about,
      root: keyring.roots.at(-1)!.envelope,
      documents: failure.unfinished,
    })
    print(`${failure.message}`)
    print(`next: the other holders run release keys sign ${file}; then release ${about} --signatures ${file}`)
    return undefined
  }
}
