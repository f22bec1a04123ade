import { expect, test } from 'vitest'
import { whyRefused } from '@companion/mock-api/loopback'
import { requestTarget, toOriginForm } from './requestTarget.ts'

test('a path is a file by its one address, nothing in another spelling, and a document else', () => {
  const kindOf = (url: string) => requestTarget(url).type
  expect(kindOf('/r/weather/1.0.0-a/licences.txt?r=2')).toBe('file')
  for (const url of ['/r/weather/', '/R/a/x.js', '//r/a/x.js', '/x.js', '/%zz'])
    expect(kindOf(url), url).toBe('nothing')
  expect(kindOf('/help?next=/x.js')).toBe('document')
  expect(requestTarget('//evil.test//help?a=//b')).toEqual({ type: 'moved', to: '/evil.test/help?a=//b' })
})

test('a target in absolute form is asked of the host and the path in it', () => {
  const formOf = (url: string) => {
    const request = { url, headers: { host: 'localhost:8080' } }
    toOriginForm(request)
    return [request.headers.host, request.url]
  }
  expect(formOf('/help?next=http://a/')).toEqual(['localhost:8080', '/help?next=http://a/'])
  expect(formOf('HTTP://m.example:81/help?a=1')).toEqual(['m.example:81', '/help?a=1'])
  expect(formOf('http://m.example')).toEqual(['m.example', '/'])
  expect(formOf('http://m.example?a=1')).toEqual(['m.example', '/?a=1'])
  expect(formOf('http://m.example//help')).toEqual(['m.example', '//help'])
})

test('a foreign host in a target does not open the control room behind a local Host', () => {
  const request = { method: 'GET', url: 'http://evil.test/standin/outbox', headers: { host: 'localhost' } }
  toOriginForm(request)
  expect(whyRefused(request)).toContain('Host')
})
