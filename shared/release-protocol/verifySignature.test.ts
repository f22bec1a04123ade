import { webcrypto } from 'node:crypto'
import * as fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { sampleDocument, sampleRelease } from '../../test/release/sampleRelease.ts'
import { testWriters, writersTime, type TestWriters } from '../../test/release/writers.ts'
import { folderStore } from '@companion/releases/stores/store'
import { addKey } from '@companion/releases/keys/keyring'
import { renewRole } from '@companion/releases/keys/roots'
import { signEnvelope } from '@companion/releases/keys/signing'
import { parseEnvelope, type Envelope } from './envelope.ts'
import { acceptRoot, isChannelSigned, isSignedBy } from './verifySignature.ts'

let shop: TestWriters
let envelope: Envelope
const subtle = webcrypto.subtle
const trusted = (candidate: Envelope) => isChannelSigned(subtle, shop.keyring.newest, 'stable', candidate)

beforeAll(async () => {
  shop = await testWriters()
  envelope = await shop
    .writer(folderStore(''))
    .sign(JSON.stringify(sampleDocument(sampleRelease('weather', '1.0.0', 'aaaa'))))
})

describe('signatures', () => {
  test('hold for the text as it was signed', async () => {
    expect(await trusted(envelope)).toBe(true)
  })

  test('fail when any one character of the text or of the signature is changed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(), fc.boolean(), async (n, inText) => {
        const flip = (text: string) => {
          const at = n % text.length
          const other = text[at] === 'A' ? 'B' : 'A'
          return text.slice(0, at) + other + text.slice(at + 1)
        }
        const [first] = envelope.s
        const changed = inText
          ? { ...envelope, p: flip(envelope.p) }
          : { ...envelope, s: [{ ...first!, v: flip(first!.v) }] }
        // The last base64url character of 64 bytes has four unused bits, so changing it may change nothing.
        const meansNothing = !inText && n % first!.v.length === first!.v.length - 1
        if (!meansNothing) expect(await trusted(changed)).toBe(false)
      }),
      { numRuns: 300 },
    )
  })

  test('do not count for another kind of document, from a stranger, or twice', async () => {
    const { newest, keys } = shop.keyring
    const role = newest.roles.channel!
    expect(await isSignedBy(subtle, 'release', envelope, newest, role)).toBe(false)
    const stranger = await addKey(shop.keyring.folder, 'stranger')
    expect(await trusted(await signEnvelope('channel', envelope.p, [stranger]))).toBe(false)
    const twice = { ...envelope, s: [...envelope.s, ...envelope.s] }
    expect(await isSignedBy(subtle, 'channel', twice, newest, { ...role, threshold: 2 })).toBe(false)
    const releaseKey = keys.get(newest.roles['release:weather']!.keys[0]!)!
    expect(await trusted(await signEnvelope('channel', envelope.p, [releaseKey]))).toBe(false)
  })

  test('of envelopes that are none, too long or misshapen are never looked at', () => {
    for (const source of [
      '',
      '{',
      'null',
      '[]',
      '{"p":1,"s":[]}',
      '{"p":"x","s":[{"k":"a","a":"none","v":""}]}',
    ])
      expect(parseEnvelope(source)).toBeUndefined()
    expect(parseEnvelope(JSON.stringify({ p: 'x'.repeat(300_000), s: [] }))).toBeUndefined()
  })
})

describe('root documents', () => {
  test('follow one another only when the old one and the new one both stand for it', async () => {
    const { keyring } = await testWriters()
    const second = await renewRole(keyring, { role: 'root' }, writersTime)
    const next = second.roots.at(-1)!.envelope
    expect((await acceptRoot(subtle, keyring.newest, next))?.n).toBe(2)
    expect(await acceptRoot(subtle, keyring.newest, { ...next, s: next.s.slice(0, 1) })).toBeUndefined()
    expect(await acceptRoot(subtle, keyring.newest, { ...next, s: next.s.slice(1) })).toBeUndefined()
    const third = await renewRole(second, { role: 'channel' }, writersTime)
    expect(await acceptRoot(subtle, keyring.newest, third.roots.at(-1)!.envelope)).toBeUndefined()
  })
})
