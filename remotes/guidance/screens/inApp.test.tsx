import { beforeEach, describe, expect, test } from 'vitest'
import { asBrowser } from '../../../test/asBrowser.ts'
import { app, enterApp } from '../../../test/nativeApp.ts'
import { open } from '../../../test/open.tsx'
import { choose } from './guide/usePhone.ts'
import { Download } from './download/Download.tsx'
import { GuideDetail } from './guide/GuideDetail.tsx'
import { GuideList } from './guide/GuideList.tsx'
import { Support } from './help/Support.tsx'

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
    checkAppUpdate: () => ({ available: false }),
  }
})

const detail = '/operational-guidance-detail?brand=xiaomi'

describe('the guide inside the app', () => {
  test('is told the phone and its system by the app', async () => {
    const { screen } = await open(<GuideList />)
    expect((await screen.findByRole('region', { name: 'Your phone' })).textContent).toContain('Xiaomi MIUI')
    screen.getByRole('region', { name: 'Your phone' }).remove()
  })

  test('preselects the system version', async () => {
    const { screen } = await open(<GuideDetail />, { at: detail })
    const chosen = () => screen.getByRole('radio', { checked: true }).parentElement?.textContent
    await expect.poll(chosen).toBe('MIUI 12')
  })

  test('opens the setting, and the steps stay', async () => {
    const { screen, user } = await open(<GuideDetail />, { at: `${detail}&os=miui12` })
    await user.click(screen.getByRole('button', { name: /Set background to unlimited/ }))
    await user.click(screen.getByRole('button', { name: 'Open setting' }))
    await expect
      .poll(() => app.calls.find(([name]) => name === 'openSettings')?.[1])
      .toEqual({
        screen: 'batteryOptimization',
      })
    expect(screen.getAllByText('Battery saver').length).toBeGreaterThan(0)
  })

  test('offers no button where an older app could only open something else', async () => {
    const { screen } = await open(<GuideDetail />, { at: `${detail}&os=miui12` })
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
    await user.click(screen.getByRole('button', { name: /Set background to unlimited/ }))
    await user.click(screen.getByRole('button', { name: 'Open setting' }))
    expect((await screen.findAllByText(words)).length).toBe(1)
  })

  test('ticks what the phone reports, anew when the user comes back', async () => {
    const { screen } = await open(<GuideDetail />, { at: `${detail}&os=miui12` })
    expect(screen.getByText('0 of 5 done')).toBeTruthy()
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
    await user.click(screen.getByRole('button', { name: /Set background to unlimited/ }))
    await user.click(screen.getByRole('button', { name: 'Open setting' }))
    expect(await screen.findByText('Couldn’t open it. Follow the steps above.')).toBeTruthy()
    expect(app.calls.map(([name]) => name)).toContain('openSettings')
    expect(screen.getAllByText('Battery saver').length).toBeGreaterThan(0)
  })
})

describe('the download page inside the app', () => {
  test('says when the app is up to date', async () => {
    const { screen, user } = await open(<Download />, { at: '/app' })
    await user.click(screen.getByRole('button', { name: 'Check for update' }))
    expect(await screen.findByText('No new version available')).toBeTruthy()
    expect(screen.getByText('SparkPro is up to date.')).toBeTruthy()
  })

  test('a check that fails can be tried again, and leaves the address to copy', async () => {
    app.answers['checkAppUpdate'] = () => {
      throw new Error('no service')
    }
    const { screen, user } = await open(<Download />, { at: '/app' })
    expect(screen.queryByText(/play\.google\.com/)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Check for update' }))
    expect(await screen.findByText(/play\.google\.com/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Copy link' })).toBeTruthy()
    app.answers['checkAppUpdate'] = () => ({ available: false })
    await user.click(screen.getByRole('button', { name: 'Check for update' }))
    expect(await screen.findByText('No new version available')).toBeTruthy()
    expect(screen.queryByText(/play\.google\.com/)).toBeNull()
  })

  test('leads to the store when there is a newer one, and to its address when the store stays shut', async () => {
    app.answers['checkAppUpdate'] = () => ({ available: true, version: '2.4.0' })
    app.answers['openStore'] = () => {
      throw new Error('no store')
    }
    const { screen, user } = await open(<Download />, { at: '/app' })
    await user.click(screen.getByRole('button', { name: 'Check for update' }))
    expect(await screen.findByText('Version 2.4.0')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Open store' }))
    expect(await screen.findByText(/play\.google\.com/)).toBeTruthy()
  })
})

test('support links leave through the app', async () => {
  const { screen, user } = await open(<Support />, { at: '/support' })
  await user.click(screen.getByRole('link', { name: /Email/ }))
  await expect
    .poll(() => app.calls.find(([name]) => name === 'openExternal')?.[1])
    .toEqual({
      url: 'mailto:support@sparkpro.example',
    })
})
