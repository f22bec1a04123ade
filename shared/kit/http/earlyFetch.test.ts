import { expect, test } from 'vitest'
import { createTransport } from './transport.ts'
import * as limits from '../limits.ts'
import { earlyFetch } from './earlyFetch.ts'

const url = 'https://api.example/api/v1/plans?app=SparkPro&lang=en'
const usage = 'https://api.example/api/v1/usages/summary'

/** Creates a transport with early requests. `sent` is the number of requests that were sent in addition. */
function beside(answer: Promise<Response>, token = 'a.b.c', now = 1000) {
  const seen = { sent: 0 }
  const port = () => {
    seen.sent += 1
    return Promise.resolve(new Response('usual'))
  }
  const other = { url: usage, token, answer: Promise.resolve(new Response('early too')) }
  const transport = createTransport(earlyFetch([{ url, token, answer }, other], port, () => now))
  const ask = async (path = url, bearer = 'a.b.c', method = 'GET') => {
    const headers = bearer ? { authorization: `Bearer ${bearer}` } : {}
    return (await transport({ method, url: path, headers, signal: new AbortController().signal })).text
  }
  return { seen, ask }
}
const early = () => Promise.resolve(new Response('early'))

test('the first request that equals it gets its answer, and only the first', async () => {
  const { seen, ask } = beside(early())
  expect(await ask('https://api.example/other')).toBe('usual')
  expect(await ask(url, 'a.b.c', 'POST')).toBe('usual')
  expect(await ask()).toBe('early')
  expect(await ask()).toBe('usual')
  expect(seen).toEqual({ sent: 3 })
})

test('each of several is taken once, in whatever order they are asked for', async () => {
  const { seen, ask } = beside(early())
  expect([await ask(usage), await ask(), await ask(usage)]).toEqual(['early too', 'early', 'usual'])
  expect(seen).toEqual({ sent: 1 })
})

test.each(['', 'd.e.f'])('with another token (%j) it is dropped', async (bearer) => {
  const { seen, ask } = beside(early())
  expect(await ask(url, bearer)).toBe('usual')
  expect(await ask()).toBe('usual')
  expect(seen).toEqual({ sent: 2 })
})

test('in another language or another query it is not taken', async () => {
  const { ask } = beside(early())
  expect(await ask(url.replace('lang=en', 'lang=de'))).toBe('usual')
})

test('a request without a token takes one that was sent without', async () => {
  expect(await beside(early(), '').ask(url, '')).toBe('early')
})

test('one that was lost, or not sent after all, is made as ever', async () => {
  const { seen, ask } = beside(Promise.reject(new Error('no network')))
  expect(await ask()).toBe('usual')
  expect(seen).toEqual({ sent: 1 })
})

test('one that is as old as a request may get is not taken', async () => {
  expect(await beside(early(), 'a.b.c', limits.request).ask()).toBe('usual')
})
