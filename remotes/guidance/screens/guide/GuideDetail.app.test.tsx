import { beforeEach, describe, expect, test } from 'vitest'
import { asBrowser } from '../../../../test/asBrowser.ts'
import { app, enterApp } from '../../../../test/nativeApp.ts'
import { open } from '../../../../test/open.tsx'
import { choose } from './usePhone.ts'
import { GuideDetail } from './GuideDetail.tsx'

const unknown = { batteryUnrestricted: 'unknown', autoStart: 'unknown', backgroundLocked: 'unknown' }

beforeEach(() => {
  enterApp()
  choose(undefined)
  asBrowser('hidden')
  app.calls.length = 0
  app.answers = {
    getDeviceInfo: () => ({
      maker: 'Xiaomi',
      model: 'x',
      os: 'android',
      osVersion: '13',
      rom: 'MIUI',
      romVersion: 'V125',
    }),
    getBackgroundStatus: () => unknown,
    openSettings: () => ({ opened: 'exact' }),
  }
})

const detail = '/operational-guidance-detail?brand=xiaomi'

describe('the guide inside the app', () => {
  test('preselects the system version', async () => {
    const { screen } = await open(<GuideDetail />, { at: detail })
    const chosen = () => screen.getByRole('radio', { checked: true }).parentElement?.textContent
    await expect.poll(chosen).toBe('MIUI 12')
  })

  test('opens the setting, and the steps stay', async () => {
    const { screen, user } = await open(<GuideDetail />, { at: `${detail}&os=miui12` })
    await user.click(screen.getByRole('button', { name: 'Open setting' }))
    await expect
      .poll(() => app.calls.find(([name]) => name === 'openSettings')?.[1])
      .toEqual({
        screen: 'batteryOptimization',
      })
    expect(screen.getAllByText('Battery saver').length).toBeGreaterThan(0)
  })

  test('offers no button where an older app could only open something else', async () => {
    const { screen } = await open(<GuideDetail />, { at: `${detail}&os=miui12#powerSaving` })
    expect(screen.getByRole('button', { name: /Turn off power saving/ }).getAttribute('aria-expanded')).toBe(
      'true',
    )
    expect(screen.queryByRole('button', { name: 'Open setting' })).toBeNull()
  })

  test.for([
    ['fallback', 'App info was opened. Continue from step 5.'],
    ['none', 'Couldn’t open it. Follow the steps above.'],
  ] as const)('an answer of %s says how to go on', async ([opened, words]) => {
    app.answers['openSettings'] = () => ({ opened })
    const { screen, user } = await open(<GuideDetail />, { at: `${detail}&os=miui12` })
    await user.click(screen.getByRole('button', { name: 'Open setting' }))
    expect((await screen.findAllByText(words)).length).toBe(1)
  })

  test('ticks what the phone reports, anew when the user comes back', async () => {
    const { screen, user } = await open(<GuideDetail />, { at: `${detail}&os=miui12` })
    expect(screen.getByText('0 of 5 done')).toBeTruthy()
    for (const closed of screen.getAllByRole('button', { expanded: false })) await user.click(closed)
    app.answers['getBackgroundStatus'] = () => ({ ...unknown, batteryUnrestricted: 'yes', autoStart: 'yes' })
    document.dispatchEvent(new Event('visibilitychange'))
    expect(await screen.findByText('2 of 5 done')).toBeTruthy()
    expect(screen.getAllByText('Your phone reports that this is set.')).toHaveLength(2)
    expect(localStorage.length).toBe(0)
  })

  test('an app that fails costs nothing but the convenience', async () => {
    app.answers = {
      openSettings: () => {
        throw new Error('denied')
      },
    }
    const { screen, user } = await open(<GuideDetail />, { at: `${detail}&os=miui12` })
    await user.click(screen.getByRole('button', { name: 'Open setting' }))
    expect(await screen.findByText('Couldn’t open it. Follow the steps above.')).toBeTruthy()
    expect(app.calls.map(([name]) => name)).toContain('openSettings')
    expect(screen.getAllByText('Battery saver').length).toBeGreaterThan(0)
  })
})
