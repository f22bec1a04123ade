import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { regionOf } from './region.ts'

describe('the region of a browser language', () => {
  test.for([
    ['de-DE', 'DE'],
    ['en-GB', 'GB'],
    ['zh-Hans-CN', 'CN'],
    ['zh-TW', 'TW'],
    ['zh-Hant', 'TW'],
    ['ar', 'EG'],
    ['vi', 'VN'],
    ['in', 'ID'],
    ['id', 'ID'],
    ['ja', 'JP'],
    ['sr-Latn-RS', 'RS'],
    ['en_US', 'US'],
    ['en_US.UTF-8', 'US'],
    ['de-DE@euro', 'DE'],
    ['DE-at', 'AT'],
    ['en-US-u-ca-buddhist', 'US'],
    ['es-419', ''],
    ['en-001', ''],
    ['und', ''],
    ['C', ''],
    ['POSIX', ''],
    ['', ''],
    ['*', ''],
    ['-', ''],
    [undefined, ''],
  ] as const)('%j is %j', ([tag, region]) => {
    expect(regionOf(tag)).toBe(region)
  })

  test('is two capital letters or nothing, and never an error', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[a-z]{2,3}(-[A-Za-z0-9]{2,4}){0,3}$/)), (tag) => {
        expect(regionOf(tag)).toMatch(/^(?:[A-Z]{2})?$/)
      }),
    )
  })
})
