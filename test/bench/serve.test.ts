import { expect, test } from 'vitest'
import { siteHeaders } from '../../host-shell/build/deploy/headers.ts'
import { planned } from './serve.ts'

const plan = siteHeaders({
  documents: [
    { file: 'index.html', hosts: [], headers: { 'X-For': 'all' } },
    { file: 'documents/a.html', hosts: ['a.example'], headers: { 'X-For': 'a' } },
  ],
  hsts: 0,
})
const ask = (path: string, host = 'b.example', agent = 'Firefox/140') =>
  planned(plan, { url: path, host, agent })

test('a path is answered as headers.json says: by the document of its host, by a file, or not at all', () => {
  expect(ask('/pay')).toMatchObject({ file: 'index.html', headers: { 'X-For': 'all' } })
  expect(ask('/pay', 'a.example')).toMatchObject({ file: 'documents/a.html', headers: { 'X-For': 'a' } })
  expect(ask('/r/pay/1/x.js')).toMatchObject({
    file: 'r/pay/1/x.js',
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': expect.stringContaining('immutable') as string,
    },
  })
  expect(ask('/c/stable.json').headers).toHaveProperty('Cache-Control', 'max-age=15, must-revalidate')
  expect(ask('/r/pay/1/x.exe')).toEqual({ file: undefined, headers: plan.missing })
})

test('a screen that has a document of its own is answered with that, in the language that is asked for', () => {
  const { documents, ...rest } = plan
  const screens = { folder: 'documents/a', paths: ['/help'] }
  const site = { ...rest, documents: documents.map((one) => ({ ...one, screens })) }
  const file = (url: string, host: string) => planned(site, { url, host, agent: '' }).file
  expect(file('/help?lang=de&dark=1', 'a.example')).toBe('documents/a/de/help.html')
  expect(file('/help', 'a.example')).toBe('documents/a/en/help.html')
  expect(file('/pay?lang=de', 'a.example')).toBe('documents/a.html')
  expect(file('/help?lang=de', 'b.example')).toBe('index.html')
})

test('headers that depend on the browser are those of the browser that asks', () => {
  expect(ask('/pay').headers).toHaveProperty('Integrity-Policy')
  expect(ask('/pay', 'b.example', 'Version/16.0 Safari/605').headers).not.toHaveProperty('Integrity-Policy')
})
