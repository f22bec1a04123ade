import { describe, expect, test } from 'vitest'
import { freshFolder, sampleRelease } from '../../test/release/sampleRelease.ts'
import { beginSample, current, promoteSample, testWriters } from '../../test/release/writers.ts'
import {
  logKey,
  pointerKey,
  readEntry,
  readLog,
  commit,
  updatePointer,
  type ChannelWriter,
} from './channelLog.ts'
import { baseOf } from './edits/edit.ts'
import { rollback } from '@companion/release-cli/commands/rollback'
import { folderStore, type Store } from './stores/store.ts'

async function expectWholeChain(writer: ChannelWriter, length: number): Promise<void> {
  const log = await readLog(writer.store, 'stable')
  expect(log.map(({ document }) => document.seq)).toEqual(Array.from({ length }, (_, at) => at + 1))
  for (const [at, entry] of log.entries()) {
    expect(await writer.isTrusted(entry.envelope)).toBe(true)
    expect(entry.document.prev).toBe(at ? log[at - 1]!.digest : '')
  }
  const pointer = await readEntry(writer.store, pointerKey('stable'))
  expect(pointer?.digest).toBe(log.at(-1)!.digest)
}

/**
 * Returns a store that fails at its n-th write (`at`, counted from 0), before the write takes effect or after
 * it.
 */
function dying(store: Store, at: number, after: boolean): Store {
  let writes = 0
  const cut =
    <T>(write: () => Promise<T>) =>
    async (): Promise<T> => {
      if (writes++ !== at) return write()
      if (after) await write()
      throw new Error('the power was cut')
    }
  return {
    ...store,
    create: (key, bytes) => cut(() => store.create(key, bytes))(),
    replace: (key, bytes) => cut(() => store.replace(key, bytes))(),
  }
}

describe('a channel’s history', () => {
  test('keeps both effects of promotions at the same moment', async () => {
    const { writer } = await testWriters()
    const store = folderStore(await freshFolder())
    await beginSample(writer(store))
    await Promise.all([
      promoteSample(writer(store), sampleRelease('weather', '2.0.0', 'bbbb')),
      promoteSample(writer(store), sampleRelease('pay', '2.0.0', 'bbbb')),
    ])
    const { remotes } = await current(writer(store))
    expect([baseOf(remotes.weather), baseOf(remotes.pay)]).toEqual(['2.0.0-bbbb', '2.0.0-bbbb'])
    await expectWholeChain(writer(store), 3)
  })

  // The quick check runs fewer promotions, because 50 take long.
  const count = process.env['COMPANION_QUICK'] ? 10 : 50
  test(`stays complete under ${count} promotions at once`, async () => {
    const { writer } = await testWriters()
    const store = folderStore(await freshFolder())
    await beginSample(writer(store))
    await Promise.all(
      Array.from({ length: count }, (_, n) =>
        promoteSample(
          writer(store, `engineer ${n}`),
          sampleRelease(n % 2 ? 'weather' : 'pay', `2.0.${n}`, 'bbbb'),
          { pct: 1 + (n % 99) },
        ),
      ),
    )
    const { remotes } = await current(writer(store))
    const uses = Object.values(remotes).flatMap(({ rules }) => rules.map(({ use }) => use))
    expect(uses.length).toBe(count + 2)
    for (let n = 0; n < count; n++) expect(uses).toContain(`2.0.${n}-bbbb`)
    await expectWholeChain(writer(store), count + 1)
  })

  test('loses nothing to a power cut at any write: the old pointer holds, the next verb goes on', async () => {
    for (const after of [false, true]) {
      for (let at = 0; at < 2; at++) {
        const { writer } = await testWriters()
        const store = folderStore(await freshFolder())
        await beginSample(writer(store))
        const cut = promoteSample(writer(dying(store, at, after)), sampleRelease('weather', '2.0.0', 'bbbb'))
        await expect(cut).rejects.toThrow('the power was cut')
        const pointer = await readEntry(store, pointerKey('stable'))
        expect(await writer(store).isTrusted(pointer!.envelope)).toBe(true)
        const logged = Boolean(await store.read(logKey('stable', 2)))
        await promoteSample(writer(store), sampleRelease('pay', '2.0.0', 'bbbb'))
        const { remotes } = await current(writer(store))
        expect(baseOf(remotes.pay)).toBe('2.0.0-bbbb')
        expect(baseOf(remotes.weather)).toBe(logged ? '2.0.0-bbbb' : '1.0.0-aaaa')
        await expectWholeChain(writer(store), logged ? 3 : 2)
      }
    }
  })

  test('is repaired without a verb: the pointer becomes the newest entry, also from nothing or rubbish', async () => {
    const { writer } = await testWriters()
    const store = folderStore(await freshFolder())
    await beginSample(writer(store))
    await promoteSample(writer(store), sampleRelease('weather', '2.0.0', 'bbbb'))
    for (const damage of [
      () => store.remove('c/stable.json'),
      () => store.replace('c/stable.json', Buffer.from('{')),
    ]) {
      await damage()
      await updatePointer(writer(store))
      await expectWholeChain(writer(store), 2)
    }
  })

  test('is not gone on with when a stranger has written to it', async () => {
    const [ours, theirs] = [await testWriters(), await testWriters()]
    const store = folderStore(await freshFolder())
    await beginSample(theirs.writer(store))
    await expect(
      promoteSample(ours.writer(store), sampleRelease('weather', '2.0.0', 'bbbb')),
    ).rejects.toThrow('not signed by this channel')
  })

  test('writes a rollback as a new entry: a higher number that points to the older release', async () => {
    const { writer } = await testWriters()
    const at = writer(folderStore(await freshFolder()))
    const before = (await beginSample(at)).document.remotes.weather
    await promoteSample(at, sampleRelease('weather', '2.0.0', 'bbbb'))
    await commit(at, 'rollback', (document) => rollback(document, 'weather'))
    const after = await current(at)
    expect(after.remotes.weather).toEqual(before)
    expect(after.seq).toBe(3)
  })
})
