import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as limits from '@companion/shared/limits'
import { candidatesFor } from '../../remotes/chooseRelease.ts'
import { sampleDocument, sampleRelease } from '../../../test/release/sampleRelease.ts'
import type { BootData } from '../../boot/bootData.ts'
import { loadReleaseState } from './loadReleaseState.ts'

// The build writes them in.
vi.hoisted(() => {
  const versions = { react: '19.3.1', valtio: '2.3.2', shared: '1.0.0', mf: '2.9.2' }
  Object.assign(globalThis, { PROVIDED_VERSIONS: versions })
})

const embedded = sampleDocument(sampleRelease('weather', '1.0.0', 'aaaa'))
const blocks: Readonly<Record<string, unknown>> = {
  'companion-config': { channel: 'stable' },
  'companion-releases': { p: JSON.stringify(embedded) },
}

beforeEach(() => {
  vi.useFakeTimers()
  const getElementById = (id: string) => ({ textContent: JSON.stringify(blocks[id]) })
  vi.stubGlobal('document', { getElementById })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const page = { location: { pathname: '/weather' }, crypto, navigator: { userAgent: '' } } as unknown as Window
const bootWith = (document: Promise<string | null>) =>
  ({ brandId: 'sparkpro', document }) as unknown as BootData

test('a page starts with the releases it carries when news never answers, after its limit', async () => {
  let ready = false
  const loading = loadReleaseState(page, bootWith(new Promise(() => {})), '1.0.0').then(() => {
    ready = true
  })
  await vi.advanceTimersByTimeAsync(limits.freshNews - 1)
  expect(ready).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  await loading
  expect(candidatesFor('weather').map(({ ref }) => ref)).toEqual(['weather@1.0.0-aaaa'])
})

test('it does not wait when there are none', async () => {
  await loadReleaseState(page, bootWith(Promise.resolve(null)), '1.0.0')
  expect(candidatesFor('weather')).toHaveLength(1)
})

test('a remote whose start may wait longer for news says so in its document', async () => {
  const patient = { ...embedded.remotes['weather']!, boot: { policy: 'strict', waitMs: 3000 } }
  vi.stubGlobal('document', {
    getElementById: (id: string) => ({
      textContent: JSON.stringify(
        id === 'companion-releases'
          ? { p: JSON.stringify({ ...embedded, remotes: { weather: patient } }) }
          : blocks[id],
      ),
    }),
  })
  let ready = false
  void loadReleaseState(page, bootWith(new Promise(() => {})), '1.0.0').then(() => {
    ready = true
  })
  await vi.advanceTimersByTimeAsync(2999)
  expect(ready).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(ready).toBe(true)
})
