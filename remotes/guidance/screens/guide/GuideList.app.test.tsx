import { beforeEach, expect, test } from 'vitest'
import { asBrowser } from '../../../../test/asBrowser.ts'
import { app, enterApp } from '../../../../test/nativeApp.ts'
import { open } from '../../../../test/open.tsx'
import { choose } from './usePhone.ts'
import { GuideList } from './GuideList.tsx'

beforeEach(() => {
  enterApp()
  choose(undefined)
  asBrowser('hidden')
  app.answers = {
    getDeviceInfo: () => ({
      maker: 'Xiaomi',
      model: 'x',
      os: 'android',
      osVersion: '13',
      rom: 'MIUI',
      romVersion: 'V125',
    }),
  }
})

test('takes the phone and its system from the app', async () => {
  const { screen } = await open(<GuideList />)
  expect((await screen.findByRole('region', { name: 'Your phone' })).textContent).toContain('Xiaomi MIUI')
  screen.getByRole('region', { name: 'Your phone' }).remove()
})
