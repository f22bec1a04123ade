import { expect, test } from 'vitest'
import { documentHeaders, type SitePlan } from './headers.ts'
import { cloudFrontFunction } from './objectMetadata.ts'

const headers = documentHeaders({ scripts: [], styles: [], apiOrigins: [], hsts: 1 })
const plan: SitePlan = { documents: [{ file: 'index.html', hosts: [], headers }], hsts: 1 }

test('the CloudFront function leads a path with doubled slashes to the one that is meant, on this host', () => {
  const handler = new Function(`${cloudFrontFunction(plan)}; return handler`)() as (
    event: object,
  ) => Record<string, unknown>
  const querystring = {
    a: { value: '1//2' },
    acc_token: { value: 'x', multiValue: [{ value: 'x' }, { value: 'y' }] },
  }
  for (const [uri, to] of [
    ['//weather', '/weather'],
    ['/pay//', '/pay/'],
    ['//evil.test/pay', '/evil.test/pay'],
    ['///evil.test//pay', '/evil.test/pay'],
    ['/\\evil/x', '/evil/x'],
    ['/pay\\x', '/pay/x'],
  ] as const)
    expect(handler({ request: { method: 'GET', uri, headers: {}, querystring } }), uri).toMatchObject({
      statusCode: 308,
      headers: {
        location: { value: `${to}?a=1//2&acc_token=x&acc_token=y` },
        'x-content-type-options': { value: 'nosniff' },
        'strict-transport-security': {},
      },
    })
})
