import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AnyEndpoint } from '@companion/shared/http/endpoint'
import { ShapeFault } from '@companion/shared/http/shapes/check'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paths } from '../../host-shell/build/paths.ts'
import { manifestOf, remoteNames } from '../../host-shell/build/remotes.ts'
import { calls } from './calls.ts'

test('the document holds the calls of every remote that has a table of its own', async () => {
  const tables = remoteNames()
    .map((remote) => resolve(paths.remotes, remote, 'endpoints.ts'))
    .filter((file) => existsSync(file))
  expect(tables.length).toBeGreaterThan(1)
  for (const file of tables) {
    const exported = Object.values((await import(pathToFileURL(file).href)) as object)
    const keys = exported.flatMap((value: unknown) => Object.keys(Object(value)))
    const own = keys.filter((key) => /^[A-Z]+ \//.test(key))
    expect(own, file).not.toEqual([])
    expect(
      own.filter((key) => !(key in calls)),
      `test/api/calls.ts lacks calls of ${file}`,
    ).toEqual([])
  }
})

test('what a route says it asks for first is a call of the page', async () => {
  const routes = (await Promise.all(remoteNames().map(manifestOf))).flatMap((manifest) => manifest.routes)
  const firsts = routes.flatMap(({ first }) => first ?? [])
  expect(firsts.length).toBeGreaterThan(3)
  expect(firsts.filter((first) => !(`GET /api/v1/${first.split('?')[0]}` in calls))).toEqual([])
})

test('no answer at all makes a shape throw anything but a fault', () => {
  const anything = fc.oneof(fc.jsonValue(), fc.constant(undefined))
  for (const [key, { shape }] of Object.entries<AnyEndpoint>(calls)) {
    const calm = fc.property(anything, (value) => {
      try {
        shape(value, '')
        return true
      } catch (fault) {
        return fault instanceof ShapeFault
      }
    })
    fc.assert(calm, {
      numRuns: 200,
      verbose: false,
      reporter: ({ failed }) => expect(failed, key).toBe(false),
    })
  }
})
