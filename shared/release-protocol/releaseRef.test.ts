import { expectTypeOf, test } from 'vitest'
import { sha256, sha384 } from '@companion/releases/stores/hash'
import type { Digest, Integrity } from './channelDocument.ts'
import { refOf, shortOf, type ReleaseRef, type ShortRef } from './releaseRef.ts'

test('names of releases and hashes of files are never taken for one another, nor is any text for one', () => {
  expectTypeOf<ReleaseRef>().not.toExtend<ShortRef>()
  expectTypeOf<ShortRef>().not.toExtend<ReleaseRef>()
  expectTypeOf<Integrity>().not.toExtend<ReleaseRef | ShortRef | Digest>()
  expectTypeOf<Digest>().not.toExtend<ReleaseRef | ShortRef | Integrity>()
  expectTypeOf<string>().not.toExtend<ReleaseRef | ShortRef | Integrity | Digest>()
  expectTypeOf<'weather@1.2.0-abcd1234'>().toExtend<ReleaseRef>()
  expectTypeOf<'1.2.0-rc.1-abcd1234'>().toExtend<ShortRef>()

  const short = shortOf('weather@1.2.0-abcd1234')
  // @ts-expect-error -- a full name
  refOf('weather', refOf('weather', short))
  // @ts-expect-error -- a hash
  refOf('weather', sha384(''))
  // @ts-expect-error -- another kind of hash
  expectTypeOf<Integrity>(sha256(''))
})
