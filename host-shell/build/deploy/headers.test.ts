import { expect, test } from 'vitest'
import { workerHeaders } from './assetHeaders.ts'
import { documentHeaders, integrityHeaders } from './headers.ts'

const webKit =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const agents = {
  'an iOS app': `${webKit} Mobile/15E148`,
  Safari: `${webKit} Version/26.0 Mobile/15E148 Safari/604.1`,
  'Chrome on iOS': `${webKit} CriOS/140.0 Mobile/15E148 Safari/604.1`,
  'Firefox on iOS': `${webKit} FxiOS/140.0 Mobile/15E148 Safari/604.1`,
}

test('a policy that refuses preloads in WebKit is sent to nobody there', () => {
  for (const [name, agent] of Object.entries(agents)) expect(integrityHeaders(agent), name).toEqual({})
  expect(integrityHeaders(undefined)).toEqual({})
  const chromium =
    'Mozilla/5.0 (Linux; Android 15; wv) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile'
  const firefox = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0'
  for (const agent of [chromium, firefox])
    expect(integrityHeaders(agent)).toEqual({ 'Integrity-Policy': 'blocked-destinations=(script)' })
  const all = documentHeaders({ scripts: [], styles: [''], apiOrigins: [], hsts: 1 })
  expect(all).not.toHaveProperty('Integrity-Policy')
})

/**
 * The features that Chromium 102 supports in a web view. For every other name, such as `payment` and `usb`,
 * it would log a warning on every page.
 */
const known = 'accelerometer camera display-capture geolocation gyroscope magnetometer microphone midi serial'

test('the permissions policy has only names that the oldest web views know', () => {
  const all = documentHeaders({ scripts: [], styles: [''], apiOrigins: [], hsts: 1 })
  const names = String(all['Permissions-Policy']).match(/[\w-]+(?==)/g)
  expect(names?.toSorted().join(' ')).toBe(known)
})

test('a page may start workers where the deployment has one, and nowhere else; a worker may ask its own origin alone', () => {
  const parts = { scripts: ['a'], styles: [''], apiOrigins: [], hsts: 1 }
  const policiesOf = (worker: boolean) =>
    [documentHeaders({ ...parts, worker })['Content-Security-Policy'] ?? []].flat()
  for (const policy of policiesOf(true)) expect(policy).toContain("worker-src 'self'")
  for (const policy of policiesOf(false)) expect(policy).toContain("worker-src 'none'")
  expect(workerHeaders(0)).toMatchObject({
    'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
    'Cache-Control': 'no-cache',
  })
})

test('a page may send its reports to the deployment’s collector, and load nothing from there', () => {
  const parts = { scripts: [], styles: [''], apiOrigins: ['https://api.example'], hsts: 1 }
  const policyOf = (reportOrigins: readonly string[]) =>
    String(documentHeaders({ ...parts, reportOrigins })['Content-Security-Policy'])
  const directives = policyOf(['https://otel.example']).split('; ')
  expect(directives.filter((one) => one.includes('otel.example'))).toEqual([
    "connect-src 'self' https://api.example https://otel.example",
  ])
  expect(policyOf([])).not.toContain('otel')
})
