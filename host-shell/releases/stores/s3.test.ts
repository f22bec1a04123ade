import { GetObjectCommand } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hasRadosgw, startRadosgw } from '../../../test/release/radosgw.ts'
import { startS3rver, type S3Server } from '../../../test/release/s3Server.ts'
import { freshFolder, sampleRelease, writeRelease } from '../../../test/release/sampleRelease.ts'
import { beginSample, current, promoteSample, testWriters } from '../../../test/release/writers.ts'
import { readLog } from '../channelLog.ts'
import { publish, readRelease } from '../publishRelease.ts'
import { s3Store } from './s3.ts'
import { folderStore, type Store } from './store.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const words = (found: Uint8Array | undefined) => found && new TextDecoder().decode(found)

function keepsItsPromises(open: () => Store): void {
  test('writes once, overwrites on purpose, lists in order and forgets', async () => {
    const store = open()
    expect(await store.read('r/a/1.js')).toBeUndefined()
    expect(await store.create('r/a/1.js', bytes('one'))).toBe(true)
    expect(await store.create('r/a/1.js', bytes('two'))).toBe(false)
    expect(words(await store.read('r/a/1.js'))).toBe('one')
    await store.replace('c/x.json', bytes('{}'))
    await store.replace('c/x.json', bytes('{"a":1}'))
    expect(words(await store.read('c/x.json'))).toBe('{"a":1}')
    await store.create('r/b/2.js', bytes('b'))
    expect(await store.list('r/')).toEqual(['r/a/1.js', 'r/b/2.js'])
    expect((await store.writtenAt('r/b/2.js'))?.getTime()).toBeGreaterThan(Date.now() - 60_000)
    await store.remove('r/b/2.js')
    expect(await store.writtenAt('r/b/2.js')).toBeUndefined()
  })

  test('lets exactly one of many writers win', async () => {
    const store = open()
    const tries = Array.from({ length: 12 }, (_, n) => store.create('log/race/00000001.json', bytes(`${n}`)))
    const won = await Promise.all(tries)
    expect(won.filter(Boolean)).toHaveLength(1)
    expect(words(await store.read('log/race/00000001.json'))).toBe(String(won.indexOf(true)))
  })

  test('carries a channel: releases published, promotions at once all kept', async () => {
    const store = open()
    const { writer } = await testWriters()
    const folder = await writeRelease(await freshFolder(), sampleRelease('weather', '1.0.0', 'aaaa'))
    expect(await publish(await readRelease(folder), { store, sign: writer(store).sign })).toBe(true)
    await beginSample(writer(store))
    await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        promoteSample(writer(store), sampleRelease('weather', `2.0.${n}`, 'aaaa'), { pct: 10 + n }),
      ),
    )
    expect((await current(writer(store))).remotes.weather?.rules).toHaveLength(9)
    expect(await readLog(store, 'stable')).toHaveLength(9)
  })
}

describe('a folder', () => {
  let store: Store
  beforeAll(async () => void (store = folderStore(await freshFolder())))
  keepsItsPromises(() => store)
})

describe('a bucket of s3rver, conditions kept', () => {
  let server: S3Server
  beforeAll(async () => void (server = await startS3rver(true)))
  afterAll(() => server.close())
  keepsItsPromises(() => s3Store(server.client, server.bucket, 'some/prefix/'))

  test('tells the time by the server’s answers, also by those that refuse', async () => {
    const store = s3Store(server.client, server.bucket)
    expect(store.servedAt?.()).toBeUndefined()
    await store.read('not/there')
    expect(Math.abs(store.servedAt!()!.getTime() - Date.now())).toBeLessThan(5000)
  })

  test('says how long a file may be kept and what it is', async () => {
    const store = s3Store(server.client, server.bucket)
    await store.create('r/weather/1.0.0-a/area.css', bytes('a'))
    const read = (Key: string) => server.client.send(new GetObjectCommand({ Bucket: server.bucket, Key }))
    const file = await read('r/weather/1.0.0-a/area.css')
    expect(file.CacheControl).toContain('immutable')
    expect(file.ContentType).toContain('text/css')
    await store.replace('c/stable.json', bytes('{}'))
    expect((await read('c/stable.json')).CacheControl).toBe('max-age=15, must-revalidate')
  })
})

describe('a bucket that ignores conditions', () => {
  test('is refused before anything can be overwritten', async () => {
    const server = await startS3rver(false)
    const store = s3Store(server.client, server.bucket)
    await expect(store.create('log/stable/00000001.json', bytes('x'))).rejects.toThrow(
      'ignores conditional writes',
    )
    expect(await store.list('')).toEqual([])
    await server.close()
  })
})

const missing = hasRadosgw ? '' : ': radosgw is not installed'
describe.skipIf(!hasRadosgw)(`a bucket of Ceph’s gateway${missing}`, () => {
  let server: S3Server | undefined
  beforeAll(async () => void (server = await startRadosgw()))
  afterAll(() => server?.close())
  keepsItsPromises(() => s3Store(server!.client, server!.bucket))
})
