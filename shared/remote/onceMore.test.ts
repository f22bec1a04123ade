import { expect, test } from 'vitest'
import { onceMore } from './onceMore.ts'

const failing = (times: number, failure: unknown) => {
  let calls = 0
  const task = () => (++calls > times ? Promise.resolve('there') : Promise.reject(failure as Error))
  return { task, calls: () => calls }
}

const lost = Object.assign(new Error('Loading chunk area failed.'), { name: 'ChunkLoadError' })

test('a lost file is asked for again, once', async () => {
  const once = failing(1, lost)
  await expect(onceMore(once.task)).resolves.toBe('there')
  const gone = failing(2, Object.assign(new Error('styles'), { code: 'CSS_CHUNK_LOAD_FAILED' }))
  await expect(onceMore(gone.task)).rejects.toThrow('styles')
  expect([once.calls(), gone.calls()]).toEqual([2, 2])
})

test('a fault in the file itself is not tried again', async () => {
  const faulty = failing(1, new TypeError('is not a function'))
  await expect(onceMore(faulty.task)).rejects.toThrow('is not a function')
  expect(faulty.calls()).toBe(1)
})
