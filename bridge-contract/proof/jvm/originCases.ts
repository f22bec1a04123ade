import { expect, test } from 'vitest'
import { foreignAddresses } from '../foreignAddresses.ts'
import type { Machine } from './machine.ts'

/** Tests which callers and addresses the app accepts. They share the caller's machine, because compiling takes long. */
export function originCases(jvm: () => Machine): void {
  test('who is not the page is refused', () => {
    jvm().ask('mode', '-', 'now')
    const call = (message: string) =>
      JSON.parse(jvm().ask('call', 'checkAppUpdate', message)) as { ok: boolean }
    const good = '{"id":"a","v":1,"n":"n"}'
    expect(call(good).ok).toBe(true)
    for (const message of [
      '{"id":"a","v":1}',
      '{"id":"a","n":"m"}',
      '',
      '[]',
      'null',
      '{"n":7}',
      '{"n":"n"',
      '{"n":"n"}x',
    ])
      expect(call(message), message).toMatchObject({ ok: false, error: { code: 'FORBIDDEN_ORIGIN' } })
    expect(call(`{"n":"n","deep":${'['.repeat(70)}${']'.repeat(70)}}`).ok).toBe(false)
    for (const address of foreignAddresses) {
      jvm().ask('page', '-', address)
      expect(call(good), address).toMatchObject({ error: { code: 'FORBIDDEN_ORIGIN' } })
    }
    for (const address of [
      'https://m.metawatch.example',
      'https://m.metawatch.example:443/a#b',
      'https://m.metawatch.example?q',
    ]) {
      jvm().ask('page', '-', address)
      expect(call(good).ok, address).toBe(true)
    }
    jvm().ask('page', '-', 'https://m.metawatch.example/')
    expect(jvm().ask('channel', '-', '{"id":"a","m":"getClass","n":"n"}')).toContain('UNSUPPORTED')
    for (const name of ['startScript', 'isOurs']) expect(jvm().ask('call', name, ''), name).toBe('missing')
  })

  test('debug origins count in a debuggable app only, for calls and for navigation alike', () => {
    const own = 'https://m.metawatch.example'
    const debug = ['http://192.168.1.20:8080', 'https://staging.example:8443', 'http://localhost']
    expect(jvm().ask('origins', 'release')).toBe(own)
    expect(jvm().ask('origins', 'debug').split(' ')).toEqual([own, ...debug])
    expect(jvm().ask('debugOrigins', 'debug', '192.168.1.20:8080')).toMatch(/^X .*must start with https/)
    expect(jvm().ask('debugOrigins', 'release', '192.168.1.20:8080')).toBe(`[${own}]`)
    const good = '{"id":"a","v":1,"n":"n"}'
    const isOurs = (build: 'release' | 'debug', address: string): boolean => {
      jvm().ask('page', '-', address)
      const answer = jvm().ask(build === 'debug' ? 'debug' : 'call', 'checkAppUpdate', good)
      const { ok } = JSON.parse(answer) as { readonly ok: boolean }
      expect(jvm().ask('ours', build, address), `${build} ${address}`).toBe(String(ok))
      return ok
    }
    for (const address of [`${own}/a`, `${own}:443`]) {
      expect(isOurs('release', address), address).toBe(true)
      expect(isOurs('debug', address), address).toBe(true)
    }
    for (const address of [...debug.map((origin) => `${origin}/help?x`), 'http://localhost:80']) {
      expect(isOurs('release', address), address).toBe(false)
      expect(isOurs('debug', address), address).toBe(true)
    }
    for (const address of [
      ...foreignAddresses,
      'http://192.168.1.20',
      'https://192.168.1.20:8080/',
      'http://192.168.1.20:80801/',
      'http://192.168.1.20:8080@evil.example/',
      'https://staging.example/',
    ])
      expect(isOurs('debug', address), address).toBe(false)
    jvm().ask('page', '-', `${own}/`)
  })
}
