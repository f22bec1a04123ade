import { act, render } from '@testing-library/react'
import { brand, setBrand } from '@companion/shared/brand/current'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { setFlags } from '@companion/shared/flags/current'
import { asBrowser } from '../../../../test/asBrowser.ts'
import { open } from '../../../../test/open.tsx'
import { AppHeader } from './AppHeader.tsx'
import { Download } from './Download.tsx'
import { openingMs } from './useOpening.ts'
import { OpenApp } from './GetApp.tsx'

const withTokens = '/app?acc_token=SECRET1&ref_token=SECRET2&lang=en'

describe('inside a foreign app', () => {
  test('the two-step hint of the spec is shown, with a link that can be copied and holds no token', async () => {
    asBrowser('wechat')
    const { screen } = await open(<Download />, { at: withTokens })
    expect(screen.getByText('WeChat cannot open or download SparkPro.')).toBeTruthy()
    expect(screen.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      'Tap ⋯ at the top right',
      'Choose “Open in browser”',
    ])
    expect(screen.getByText(`${location.host}/app`)).toBeTruthy()
    expect(document.body.innerHTML).not.toContain('SECRET')
  })

  test('copies that link', async () => {
    asBrowser('wechat')
    const { screen, user } = await open(<Download />, { at: withTokens })
    await user.click(screen.getByRole('button', { name: 'Copy link' }))
    const copied = await navigator.clipboard.readText()
    expect(copied).toMatch(/\/app\?appName=com\.companion\.sparkpro&lang=en&from=copy$/)
    expect(copied).not.toContain('SECRET')
  })

  test('who wants to read on stays', async () => {
    asBrowser('wechat')
    const { screen, user } = await open(<Download />, { at: '/app' })
    await user.click(screen.getByRole('button', { name: 'Continue here' }))
    expect(screen.getByRole('link', { name: 'App Store' })).toBeTruthy()
  })
})

describe('in a browser', () => {
  test('an Android phone gets its store and no other', async () => {
    asBrowser('xiaomi')
    const { screen } = await open(<Download />, { at: '/app' })
    expect(screen.getByRole('link', { name: /Download/ }).getAttribute('href')).toBe(
      'https://play.google.com/store/apps/details?id=com.companion.sparkpro',
    )
    expect(screen.queryByRole('link', { name: 'App Store' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Open SparkPro' })).toBeTruthy()
  })

  test('what the stores say of the app is shown as far as the brand tells', async () => {
    asBrowser('xiaomi')
    const { screen } = await open(<Download />, { at: '/app', lang: 'de' })
    const all = brand()
    expect(screen.getByText('4,6 von 5')).toBeTruthy()
    expect(screen.getByText('48 MB')).toBeTruthy()
    document.body.replaceChildren()
    const { listing, ...untold } = all
    expect(listing).toBeTruthy()
    setBrand({ ...untold, listing: { size: 52 } })
    const other = render(<AppHeader />)
    expect(other.container.textContent).toMatch(/52 MB$/)
    setBrand(untold)
    other.rerender(<AppHeader />)
    expect(other.container.textContent).not.toContain('MB')
  })

  test('an iPhone gets the App Store', async () => {
    asBrowser('iphone')
    const { screen } = await open(<Download />, { at: '/app' })
    expect(screen.getByRole('link', { name: 'App Store' }).getAttribute('href')).toContain('apps.apple.com')
    expect(screen.queryByRole('link', { name: /Google Play/ })).toBeNull()
  })

  test('a computer gets both stores and a code', async () => {
    asBrowser('desktop')
    const { screen } = await open(<Download />, { at: withTokens })
    expect(screen.getAllByRole('link')).toHaveLength(2)
    expect((await screen.findByRole('img')).getAttribute('alt')).toContain('https://m.sparkpro.example/app?')
    expect(document.body.innerHTML).not.toContain('SECRET')
  })

  test.for([
    ['sparkpie', 'iphone', 'SparkPie is not available for App Store yet.'],
    ['gamefog', 'xiaomi', 'GameFog is not available for Google Play yet.'],
    ['sparkpro', 'harmony', 'SparkPro cannot be installed on this system.'],
  ] as const)(
    'where %s has no link for the %s, it says so and has a code for other phones',
    async ([brand, browser, reason]) => {
      asBrowser(browser)
      const { screen } = await open(<Download />, { at: '/app', brand })
      expect(screen.getByText(reason)).toBeTruthy()
      expect(screen.getByText('No new version available')).toBeTruthy()
      expect(screen.queryByRole('link')).toBeNull()
      expect(screen.getByText('For another phone, scan this code with it.')).toBeTruthy()
      expect((await screen.findByRole('img')).getAttribute('alt')).toContain('/app?')
    },
  )

  test('where a brand has no link at all there is no code either', async () => {
    asBrowser('desktop')
    await open(<AppHeader />, { at: '/app' })
    setBrand({ ...brand(), stores: { android: '#', ios: '' } })
    const { getByText, queryByRole } = render(<Download />)
    expect(getByText('No new version available')).toBeTruthy()
    expect(queryByRole('img')).toBeNull()
  })
})

describe('opening the app', () => {
  afterEach(() => vi.useRealTimers())

  test('says that it opens; when it does not, offers the store and goes nowhere by itself', async () => {
    asBrowser('xiaomi')
    const launched: string[] = []
    const store = 'https://play.google.com/store/apps/details?id=x'
    const { screen } = await open(
      <OpenApp link="sparkpro://open" store={store} launch={(link) => launched.push(link)} />,
      { at: '/app' },
    )
    const press = () => act(async () => screen.getByRole('button', { name: 'Open SparkPro' }).click())
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await press()
    expect(screen.getByText('Opening SparkPro…')).toBeTruthy()
    act(() => vi.advanceTimersByTime(openingMs))
    expect(screen.getByText(/did not open/)).toBeTruthy()
    expect(launched).toEqual(['sparkpro://open'])
    expect(screen.getByRole('link', { name: 'Install' }).getAttribute('href')).toBe(store)
    await press()
    expect(screen.getByText('Opening SparkPro…')).toBeTruthy()
    expect(launched).toHaveLength(2)
  })
})

test('in our own app without a bridge, the store’s address can be copied', async () => {
  asBrowser('xiaomi')
  setFlags({ top: 0, inset: '0' })
  const { screen } = await open(<Download />, { at: '/app?inset=0' })
  setFlags({ top: 0 })
  expect(screen.getByText(/play\.google\.com/)).toBeTruthy()
  expect(screen.queryByText(/at the top right/)).toBeNull()
})
