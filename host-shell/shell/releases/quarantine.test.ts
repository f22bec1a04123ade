import { beforeEach, describe, expect, test } from 'vitest'
import { sampleDocument, sampleRelease } from '../../../test/release/sampleRelease.ts'
import type { StoredReleases } from './releaseMemory.ts'
import {
  quarantinedNow,
  clearMark,
  quarantineCrashed,
  markStart,
  quarantine,
  markGood,
} from './quarantine.ts'
import { settleClock } from './settleClock.ts'

const ref = 'weather@1.0.0-aaaa'
const minute = 60_000
const document = sampleDocument(sampleRelease('weather', '1.0.0', 'aaaa'))
let memory: StoredReleases
beforeEach(() => {
  memory = {
    id: 'x',
    envelope: '',
    root: '',
    roots: [],
    rootsAskedAt: 0,
    lkg: {},
    aside: {},
    tries: {},
    shell: [],
    reloadedFor: '',
  }
})

describe('a release that fails', () => {
  test('is put aside no longer because the clock has been set back since', () => {
    const [in2040, now] = [Date.parse('2040-01-01'), Date.parse('2026-11-21')]
    quarantine(memory, ref, in2040, 0)
    markStart(memory, 'pay@1.0.0-aaaa', in2040)
    settleClock(memory, in2040)
    expect(quarantinedNow(memory, in2040, document)).toEqual([ref])
    settleClock(memory, now)
    expect(quarantinedNow(memory, now, document)).toEqual([])
    expect(memory.tries).toEqual({})
  })

  test('is put aside for one hour, then six, then a day', () => {
    for (const hours of [1, 6, 24, 24]) {
      quarantine(memory, ref, 0, 0)
      expect(quarantinedNow(memory, hours * 60 * minute - 1, document)).toEqual([ref])
      expect(quarantinedNow(memory, hours * 60 * minute, document)).toEqual([])
    }
  })

  test('is tried again at once when the channel gives it a new nonce, and begins with an hour again', () => {
    quarantine(memory, ref, 0, 0)
    quarantine(memory, ref, 0, 0)
    const retry = { ...document.remotes.weather!, retry: { '1.0.0-aaaa': 1 } }
    const anew = { ...document, remotes: { weather: retry } }
    expect(quarantinedNow(memory, 1, anew)).toEqual([])
    quarantine(memory, ref, 0, 1)
    expect(memory.aside[ref]?.times).toBe(1)
  })
})

describe('a start that ends in silence', () => {
  test('once means nothing; twice within ten minutes looks like a crash', () => {
    markStart(memory, ref, 0)
    expect(quarantineCrashed(memory, minute, document)).toEqual([])
    markStart(memory, ref, 5 * minute)
    expect(quarantineCrashed(memory, 6 * minute, document)).toEqual([ref])
    expect(quarantinedNow(memory, 7 * minute, document)).toEqual([ref])
  })

  test('does not add up over a longer time, nor when a start ended well in between', () => {
    markStart(memory, ref, 0)
    markStart(memory, ref, 11 * minute)
    expect(quarantineCrashed(memory, 12 * minute, document)).toEqual([])
    clearMark(memory, ref)
    markStart(memory, ref, 13 * minute)
    expect(quarantineCrashed(memory, 14 * minute, document)).toEqual([])
  })
})

test('a release that runs well becomes what the device falls back to; three are kept', () => {
  for (const n of [1, 2, 3, 4]) markGood(memory, `weather@1.0.${n}-aaaa`)
  markGood(memory, 'weather@1.0.3-aaaa')
  expect(memory.lkg.weather).toEqual(['1.0.3-aaaa', '1.0.4-aaaa', '1.0.2-aaaa'])
})
