import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { sampleDocument, sampleRelease } from '../../../test/release/sampleRelease.ts'
import type { ChannelDocument } from '@companion/release-protocol/channelDocument'
import { embeddedReleases } from './embeddedReleases.ts'

const root = { p: JSON.stringify({ t: 'root', n: 7, at: '', exp: '', keys: {}, roles: {} }), s: [] }
const textOf = (document: ChannelDocument) => JSON.stringify({ p: JSON.stringify(document), s: [], root })
const at = (path: string, hidden: boolean) => {
  const [route] = sampleRelease('x', '1.0.0', 'a').routes
  return { routes: [{ ...route!, path, hidden, layout: true }] }
}

test('a page carries what choosing and starting a release need, and the root document by its hash', () => {
  const document = sampleDocument(sampleRelease('weather', '1.0.0', 'a'))
  const carried = embeddedReleases(textOf(document))
  const { s: _s, rel: _rel, ...release } = document.releases['weather@1.0.0-a']!
  const { optionalCaps: _caps, ...needs } = release.needs
  const routes = release.routes.map(({ title: _title, ...route }) => route)
  expect(carried.releases).toEqual({ 'weather@1.0.0-a': { ...release, needs, routes } })
  expect(carried).toMatchObject({ channel: 'stable', seq: document.seq, remotes: document.remotes })
  const digest = createHash('sha384').update(JSON.stringify(root)).digest('base64')
  expect(carried.root).toEqual(['/trust/7.root.json', `sha384-${digest}`])
})

test('the files of a route’s own screen stand in it where the screen asks for data and is not opened from the menu', () => {
  const [route] = sampleRelease('pay', '1.0.0', 'a').routes
  const files = { js: ['area.js'], css: [] }
  const release = sampleRelease('pay', '1.0.0', 'a', {
    exposes: { './area': files, pay: files, result: files, form: files },
    routes: [
      { ...route!, first: ['plans'] },
      { ...route!, path: '/pay/result', name: 'result' },
      { ...route!, path: '/pay/form', name: 'form', first: ['plans'], layout: true },
    ],
  })
  const { hot, texts } = embeddedReleases(textOf(sampleDocument(release))).releases['pay@1.0.0-a']!
  expect(Object.keys(hot)).toEqual(['./area', 'pay'])
  expect(Object.keys(texts)).toEqual(['en'])
})

test('of many remotes it carries as many as have room: that of the start page, then those in its menu', () => {
  const many = Array.from({ length: 200 }, (_, n) => {
    const changes = n === 150 ? at('/', true) : n === 160 ? at('/menu', false) : at(`/hidden-${n}`, true)
    return sampleRelease(`remote${n}`, '1.0.0', 'a', changes)
  })
  const { remotes, releases } = embeddedReleases(textOf(sampleDocument(...many)))
  const names = Object.keys(remotes)
  expect(names.slice(0, 3)).toEqual(['remote150', 'remote160', 'remote0'])
  expect(names.length).toBeLessThan(50)
  expect(Object.keys(releases)).toEqual(names.map((name) => `${name}@1.0.0-a`))
})
