import type { FakeOptions } from './options.ts'

/**
 * What kind of app an address asks for: `?bridge=emulator&platform=ios&app=1.0.0&wire=0&seed=42`. Nothing where it asks
 * for none; a value that cannot be read is left to the default.
 */
export function readFakeOptions(search: string): FakeOptions | undefined {
  const query = new URLSearchParams(search)
  if (query.get('bridge') !== 'emulator') return undefined
  const app = query.get('app') ?? ''
  const seed = Number(query.get('seed') ?? Number.NaN)
  return {
    platform: query.get('platform') === 'ios' ? 'ios' : 'android',
    wire: query.get('wire') === '0' ? 0 : 1,
    ...(/^\d+\.\d+\.\d+$/.test(app) && { app }),
    ...(Number.isSafeInteger(seed) && { seed }),
  }
}
