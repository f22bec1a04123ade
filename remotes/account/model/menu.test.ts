import { expect, test } from 'vitest'
import type { Route } from '@companion/shared/navigation/routes'
import { allRoutes } from '../../../test/account/allRoutes.ts'
import { menuGroups as specGroups, specRoutes } from '../../../test/spec/routes.ts'
import { menuGroups } from './menu.ts'

const all = await allRoutes()
const names = (groups: readonly (readonly Route[])[]) => groups.map((rows) => rows.map(({ name }) => name))
const hidden = new Set(specRoutes.filter((route) => route.hidden).map(({ name }) => name))

test('the menu holds the spec’s four groups in its order, without the hidden routes', () => {
  const wanted = specGroups.map((group) => group.filter((name) => !hidden.has(name)))
  expect(names(menuGroups(all))).toEqual(wanted)
})

test('the order does not hang on which remote came first', () => {
  expect(names(menuGroups(all.toReversed()))).toEqual(names(menuGroups(all)))
})

test('a route of a later release stands at the end of its group', () => {
  const added = { ...all.find(({ name }) => name === 'help'), name: 'later' } as Route
  expect(
    names(menuGroups([added, ...all]))
      .at(-1)
      ?.at(-1),
  ).toBe('later')
})

test('a group without rows leaves no empty card', () => {
  expect(names(menuGroups(all.filter(({ group }) => group !== 2)))).toHaveLength(3)
})
