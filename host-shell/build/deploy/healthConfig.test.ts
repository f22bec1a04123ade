import { expect, test } from 'vitest'
import { healthConfig } from './healthConfig.ts'

test('pages report to nobody until a deployment says where', () => {
  expect(healthConfig({})).toEqual({})
  expect(healthConfig({}, '/')).toEqual({ health: { endpoint: '/' } })
  expect(
    healthConfig({ COMPANION_HEALTH_ENDPOINT: 'https://otel.example/otlp', COMPANION_HEALTH_SAMPLE: '0.1' }),
  ).toEqual({ health: { endpoint: 'https://otel.example/otlp', sample: 0.1 } })
  expect(healthConfig({ COMPANION_HEALTH_ENDPOINT: '' }, '/')).toEqual({})
})

test('a value that is none is refused with one that is', () => {
  for (const COMPANION_HEALTH_ENDPOINT of [
    'otel.example',
    'ftp://otel.example',
    'https://',
    '//otel.example',
  ])
    expect(() => healthConfig({ COMPANION_HEALTH_ENDPOINT })).toThrow('such as https://otel.example')
  for (const COMPANION_HEALTH_SAMPLE of ['10%', '2', '-1'])
    expect(() => healthConfig({ COMPANION_HEALTH_SAMPLE })).toThrow('from 0 to 1')
})
