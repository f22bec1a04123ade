import { expect, test } from 'vitest'
import { manifestOf, remoteNames } from '../../host-shell/build/remotes.ts'
import { menuGroups, ownRoutes, specRemotes, specRoutes } from '../spec/routes.ts'

const routesOf = async (remotes: readonly string[]) =>
  (await Promise.all(remotes.map(manifestOf))).flatMap(({ routes: own }) => own)
const routes = (await routesOf(specRemotes)).filter(({ name }) => !ownRoutes.includes(name))

test('the remotes together serve exactly the routes of the specification', () => {
  const ours = routes.map(({ path, name, open, back, hidden, layout }) => ({
    path,
    name,
    open,
    back,
    hidden,
    layout,
  }))
  const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1)
  expect(ours.toSorted(byName)).toEqual(specRoutes.toSorted(byName))
})

test('no two remotes serve one path, or call a route the same, those of a team’s own included', async () => {
  const all = await routesOf(remoteNames())
  const twice = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at)
  expect([twice(all.map(({ path }) => path)), twice(all.map(({ name }) => name))]).toEqual([[], []])
})

test('the menu has the four groups of the specification', () => {
  for (const [index, names] of menuGroups.entries()) {
    const grouped = routes.filter(({ group }) => group === index + 1).map(({ name }) => name)
    expect(grouped.toSorted(), `group ${index + 1}`).toEqual(names.toSorted())
  }
})

test('nickname, phone and email stand at the end of their rows', () => {
  const valued = routes.flatMap((route) => (route.value ? [[route.name, route.value]] : []))
  expect(Object.fromEntries(valued)).toEqual({
    uploadNickName: 'nickname',
    uploadPhone: 'phone',
    uploadEmail: 'email',
  })
})
