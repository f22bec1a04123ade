import { existsSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { contenders } from '../bench/contenders.ts'
import { freshFolder } from '../release/sampleRelease.ts'

test('the bench still builds the bundle it compares with, and every file that its document names', async () => {
  const site = await freshFolder()
  onTestFinished(() => rm(site, { recursive: true }))
  await contenders.hinted.build(site)
  const named = readFileSync(join(site, 'index.html'), 'utf8').match(/\/static\/[\w.~-]+/g) ?? []
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((file) => !existsSync(join(site, file)))).toEqual([])
})
