import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as limits from '@companion/shared/limits'
import { candidatesFor } from '../../remotes/chooseRelease.ts'
import { sampleDocument, sampleRelease } from '../../../test/release/sampleRelease.ts'
import { openReleases } from './openReleases.ts'

// The build writes them in.
vi.hoisted(() => {
  const versions = { react: '19.3.1', valtio: '2.3.2', shared: '1.0.0', mf: '2.9.2' }
  Object.assign(globalThis, { PROVIDED_VERSIONS: versions })
})

const embedded = sampleDocument(sampleRelease('weather', '1.0.0', 'aaaa'))
const blocks: Record<string, unknown> = {
  'companion-config': { channel: 'stable' },
  'companion-releases': { p: JSON.stringify(embedded) },
}

beforeEach(() => {
  const getElementById = (id: string) => ({ textContent: JSON.stringify(blocks[id]) })
  vi.stubGlobal('document', { getElementById })
})
afterEach(() => vi.unstubAllGlobals())

const page = { location: { pathname: '/weather' }, crypto, navigator: { userAgent: '' } } as unknown as Window

test('a page starts with the releases it carries, and waits a moment for news', async () => {
  const { documentLimit } = await openReleases(page, 'sparkpro', '1.0.0')
  expect(candidatesFor('weather').map(({ ref }) => ref)).toEqual(['weather@1.0.0-aaaa'])
  expect(documentLimit).toBe(limits.freshNews)
})

test('a remote whose start may wait longer for news says so in its document', async () => {
  const patient = { ...embedded.remotes['weather']!, boot: { policy: 'strict', waitMs: 3000 } }
  blocks['companion-releases'] = { p: JSON.stringify({ ...embedded, remotes: { weather: patient } }) }
  expect((await openReleases(page, 'sparkpro', '1.0.0')).documentLimit).toBe(3000)
})
