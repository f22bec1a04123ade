import { expect, test } from 'vitest'
import { apiBase } from './base.ts'

test.for([
  [undefined, 'm.sparkpro.example', 'https://api.companion.example'],
  ['', 'm.sparkpro.example', 'https://api.companion.example'],
  [' ', 'm.sparkpro.example', 'https://api.companion.example'],
  [undefined, 'dev.sparkpro.example', 'https://api-demo.companion.example'],
  [undefined, 'm-dev.sparkpro.example:8080', 'https://api-demo.companion.example'],
  ['https://api.other.example', 'dev.sparkpro.example', 'https://api.other.example'],
  ['https://api.other.example/v9//', 'm.sparkpro.example', 'https://api.other.example/v9'],
  ['/', 'sparkpro.localhost:8080', ''],
] as const)('configured %j on %s: %s', ([configured, host, base]) => {
  expect(apiBase(configured, host)).toBe(base)
})
