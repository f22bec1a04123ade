import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { specRoutes } from '../spec/routes.ts'
import { routesFile, routesText } from './routes.ts'

test('the committed list of routes matches the manifests; `npm run openapi` writes it', async () => {
  expect(readFileSync(routesFile, 'utf8')).toBe(await routesText())
})

test('the list has every route of the specification, and each path fits the event that opens it', async () => {
  const listed = JSON.parse(await routesText()) as { readonly path: string; readonly name: string }[]
  expect(listed.map(({ name }) => name).toSorted()).toEqual(specRoutes.map(({ name }) => name).toSorted())
  for (const { path } of listed) expect(path).toMatch(/^\/[A-Za-z0-9/_-]*$/)
})
