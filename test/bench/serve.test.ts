import { expect, test } from 'vitest'
import { siteHeaders } from '../../host-shell/deploy/headers.ts'
import { planned } from './serve.ts'

const plan = siteHeaders({
  documents: [
    { file: 'index.html', hosts: [], headers: { 'X-For': 'all' } },
    { file: 'documents/a.html', hosts: ['a.example'], headers: { 'X-For': 'a' } },
  ],
  hsts: 0,
})
const ask = (path: string, host = 'b.example', agent = 'Firefox/140') => planned(plan, { path, host, agent })

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

test('headers that depend on the browser are those of the browser that asks', () => {
  expect(ask('/pay').headers).toHaveProperty('Integrity-Policy')
  expect(ask('/pay', 'b.example', 'Version/16.0 Safari/605').headers).not.toHaveProperty('Integrity-Policy')
})
