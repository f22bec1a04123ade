import { beforeEach, expect, test } from 'vitest'
import { app, enterApp } from '../../../test/nativeApp.ts'
import { open } from '../../../test/open.tsx'
import {
  sampleDevice,
  sampleDocument,
  sampleOffers,
  sampleRelease,
} from '../../../test/release/sampleRelease.ts'
import { setDocuments } from '../federation/chooseRelease.ts'
import { NotFound } from './NotFound.tsx'

const release = sampleRelease('weather', '1.0.0', 'aaaa')
const choose = (caps: readonly string[]) =>
  setDocuments(
    [sampleDocument({ ...release, needs: { ...release.needs, caps: [...caps] } })],
    sampleDevice,
    sampleOffers,
  )
const told = () => app.calls.filter(([name]) => /pageFailed|reportRemoteFailure/.test(name))

beforeEach(() => {
  enterApp()
  app.calls.length = 0
})

test('a screen that the app is too old for says to update it, opens the store and tells the app', async () => {
  choose(['share', 'teleport'])
  const { screen, user } = await open(<NotFound />, { at: '/weather' })
  expect(
    screen.getByRole('heading', { name: 'Update the app to its latest version and try again.' }),
  ).toBeTruthy()
  expect(screen.queryByText('This page doesn’t exist')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Open store' }))
  expect(app.calls).toContainEqual(['openStore', { store: 'auto' }])
  expect(told()).toEqual([
    ['pageFailed', { kind: 'app', code: 'tooOld', detail: 'weather' }],
    [
      'reportRemoteFailure',
      { remote: 'weather', version: '1.0.0', phase: 'load', code: 'needs', detail: 'teleport' },
    ],
  ])
})

test('an address that nothing here has says that it does not exist, and tells the app of no failure', async () => {
  choose(['share', 'teleport'])
  const { screen } = await open(<NotFound />, { at: '/nowhere' })
  expect(screen.getByRole('heading', { name: 'This page doesn’t exist' })).toBeTruthy()
  expect(told()).toEqual([])
})
