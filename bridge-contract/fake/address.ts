import type { Faults } from './faults.ts'
import type { FakeOptions } from './options.ts'

const chances = ['drop', 'duplicate', 'late', 'malformed', 'throw', 'gone', 'hide', 'reload'] as const

/** Every address name that chooses the fake app; who moves about with it keeps them in the address. */
export const fakeNames = ['bridge', 'platform', 'app', 'wire', 'seed', 'latency', ...chances] as const

/** Reads declared names only, so that `fakeNames` cannot miss one. */
const readerOf = (search: string) => {
  const query = new URLSearchParams(search)
  return (name: (typeof fakeNames)[number]) => query.get(name)
}

/** Faults of every call: a chance from 0 to 1 by name, and `latency` in milliseconds. */
function readFaults(read: ReturnType<typeof readerOf>): Faults {
  const number = (name: (typeof fakeNames)[number], most: number) => {
    const value = Number(read(name) ?? Number.NaN)
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
  const read = readerOf(search)
  if (read('bridge') !== 'emulator') return undefined
  const app = read('app') ?? ''
  const faults = readFaults(read)
  const seed = Number(read('seed') ?? Number.NaN)
  return {
    platform: read('platform') === 'ios' ? 'ios' : 'android',
    wire: read('wire') === '0' ? 0 : 1,
    ...(/^\d+\.\d+\.\d+$/.test(app) && { app }),
    ...(Number.isSafeInteger(seed) && { seed }),
    ...(Object.keys(faults).length > 0 && { faults: { '*': faults } }),
  }
}
