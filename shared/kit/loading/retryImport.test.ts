import { expect, test } from 'vitest'
import { retryImport } from './retryImport.ts'

test('a part is fetched once, however many ask, and again after a lost connection', async () => {
  let online = false
  let fetched = 0
  const load = retryImport(async () => {
    fetched++
    if (!online) throw new Error('offline')
    return 'the part'
  })
  await Promise.all([load(), load()].map((one) => expect(one).rejects.toThrow('offline')))
  expect([fetched, load.loaded()]).toEqual([1, undefined])
  online = true
  expect(await Promise.all([load(), load()])).toEqual(['the part', 'the part'])
  expect([fetched, load.loaded()]).toEqual([2, 'the part'])
})
