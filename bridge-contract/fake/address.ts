import type { Faults } from './faults.ts'
import type { FakeOptions } from './options.ts'

const chances = ['drop', 'duplicate', 'late', 'malformed', 'throw', 'gone', 'hide', 'reload'] as const

/** Faults of every call: a chance from 0 to 1 by name, and `latency` in milliseconds. */
function readFaults(query: URLSearchParams): Faults {
  const number = (name: string, most: number) => {
    const value = Number(query.get(name) ?? Number.NaN)
    return value > 0 && value <= most ? value : undefined
  }
  const latencyMs = number('latency', 60000)
  const rolled = chances.flatMap((name) => {
    const chance = number(name, 1)
    return chance === undefined ? [] : [[name, chance]]
  })
  return { ...Object.fromEntries(rolled), ...(latencyMs !== undefined && { latencyMs }) }
}

/**
 * What kind of app an address asks for: `?bridge=emulator&platform=ios&app=1.0.0&wire=0&seed=42&drop=0.1&latency=300`.
 * Nothing where it asks for none; a value that cannot be read is left to the default.
 */
export function readFakeOptions(search: string): FakeOptions | undefined {
  const query = new URLSearchParams(search)
  if (query.get('bridge') !== 'emulator') return undefined
  const app = query.get('app') ?? ''
  const faults = readFaults(query)
  const seed = Number(query.get('seed') ?? Number.NaN)
  return {
    platform: query.get('platform') === 'ios' ? 'ios' : 'android',
    wire: query.get('wire') === '0' ? 0 : 1,
    ...(/^\d+\.\d+\.\d+$/.test(app) && { app }),
    ...(Number.isSafeInteger(seed) && { seed }),
    ...(Object.keys(faults).length > 0 && { faults: { '*': faults } }),
  }
}
