import { existsSync, readdirSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { manifestOf, remoteNames } from '../../host-shell/build/remotes.ts'
import { stories } from './stories.ts'

const folder = new URL('../browser/look/pictures/', import.meta.url)
const files = existsSync(folder) ? readdirSync(folder) : []

test('every screen and every story of the gallery has its pictures, and nothing else has', async () => {
  const manifests = await Promise.all(remoteNames().map(manifestOf))
  const screens = manifests.flatMap(({ routes }) => routes.map(({ name }) => name))
  const parts = (await stories()).map(({ name }) => `gallery-${name}`)
  const wanted = [...screens, ...parts].map((name) => `${name}.png`)
  expect(files.toSorted(), 'npm run look -- --update takes what is missing').toEqual(wanted.toSorted())
})

test('all pictures together take at most 1 MB of the repository', () => {
  const sizes = files.map((file) => statSync(new URL(file, folder)).size)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(1_000_000)
})
