import { act, render, within } from '@testing-library/react'
import { brand, setBrand } from '@companion/shared/brand/current'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { setFlags } from '@companion/shared/flags/current'
import { setLanguage } from '@companion/shared/texts/language'
import { asBrowser } from '../../../../test/asBrowser.ts'
import { open } from '../../../../test/open.tsx'
import { Download } from './Download.tsx'
import { openingMs } from './useOpening.ts'
import { OpenApp } from './GetApp.tsx'

const withTokens = '/app?acc_token=SECRET1&ref_token=SECRET2&lang=en'

describe('inside a foreign app', () => {
  test('the two-step hint of the spec is shown, with a link that can be copied and holds no token', async () => {
    asBrowser('wechat')
    const { screen } = await open(<Download />, { at: withTokens })
    expect(screen.getByText('WeChat can’t open the app store.')).toBeTruthy()
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
    await user.click(screen.getByRole('button', { name: 'Stay on this page' }))
    expect(screen.getByRole('link', { name: 'Download on the App Store' })).toBeTruthy()
  })
})

describe('in a browser', () => {
  test('an Android phone gets its store and no other', async () => {
    asBrowser('xiaomi')
    const { screen } = await open(<Download />, { at: '/app' })
    expect(screen.getByRole('link', { name: 'Download on Google Play' }).getAttribute('href')).toBe(
      'https://play.google.com/store/apps/details?id=com.companion.sparkpro',
    )
    expect(screen.queryByRole('link', { name: /App Store/ })).toBeNull()
    expect(screen.getByRole('button', { name: 'Open SparkPro' })).toBeTruthy()
  })

  test('what the stores say of the app is shown as far as the brand tells', async () => {
    asBrowser('xiaomi')
    const { screen } = await open(<Download />, { at: '/app', lang: 'de' })
    expect(screen.getByText('4,6 ★')).toBeTruthy()
    const facts = () => screen.getByRole('heading', { level: 1, name: 'SparkPro' }).nextSibling?.textContent
    expect(facts()).toMatch(/4,6 von 5·48 MB$/)
    const { listing, ...untold } = brand()
    expect(listing).toBeTruthy()
    setBrand({ ...untold, listing: { size: 52 } })
    setLanguage('en')
    expect(await screen.findByText('52 MB')).toBeTruthy()
    expect(facts()).toBe('52 MB')
  })

  test.for(['metawatch', 'ipalbuds', 'lensmoo'])(
    'three pictures of %s are a list with captions',
    async (id) => {
      asBrowser('xiaomi')
      const { screen } = await open(<Download />, { at: '/app', brand: id })
      const list = screen.getByRole('list', { name: `Pictures of ${brand().appName}` })
      expect(
        within(list)
          .getAllByRole('listitem')
          .map((item) => item.textContent),
      ).toEqual([
        expect.stringMatching(/Your day at a glance$/),
        expect.stringMatching(/Your device, set up your way$/),
        expect.stringMatching(/Ask and translate with AI$/),
      ])
      expect(list.tabIndex).toBe(0)
      // The phones load late: the share of the battery stands on two of them.
      expect(await within(list).findAllByText('86%')).toHaveLength(2)
    },
  )

  test('an iPhone gets the App Store', async () => {
    asBrowser('iphone')
    const { screen } = await open(<Download />, { at: '/app' })
    expect(screen.getByRole('link', { name: 'Download on the App Store' }).getAttribute('href')).toContain(
      'apps.apple.com',
    )
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
    ['sparkpie', 'iphone', 'SparkPie isn’t on the App Store yet', 'Open on an Android phone'],
    ['gamefog', 'xiaomi', 'GameFog isn’t on Google Play yet', 'Open on an iPhone'],
    ['sparkpro', 'harmony', 'SparkPro can’t be installed on this system', 'Open on an Android phone'],
  ] as const)(
    'where %s has no link for the %s, it says so, and one action leads to a code for other phones',
    async ([brand, browser, reason, action]) => {
      asBrowser(browser)
      const { screen, user } = await open(<Download />, { at: '/app', brand })
      expect(screen.getByText(reason)).toBeTruthy()
      expect(screen.queryByText('No new version available')).toBeNull()
      expect(screen.queryByRole('link')).toBeNull()
      const code = screen.getByRole('region', { name: 'Scan with another phone' })
      code.scrollIntoView = () => {}
      await user.click(screen.getByRole('button', { name: action }))
      expect(document.activeElement).toBe(code)
      expect((await within(code).findByRole('img')).getAttribute('alt')).toContain('/app?')
    },
  )

  test('where a brand has no link at all there is no code either', async () => {
    asBrowser('desktop')
    await open(null, { at: '/app' })
    setBrand({ ...brand(), stores: { android: '#', ios: '' } })
    const { getByText, queryByRole } = render(<Download />)
    expect(getByText('SparkPro isn’t available for download yet')).toBeTruthy()
    expect(queryByRole('img')).toBeNull()
    expect(queryByRole('button')).toBeNull()
  })
})

describe('opening the app', () => {
  afterEach(() => vi.useRealTimers())

  test('says that it opens; when it does not, asks whether it is installed and goes nowhere by itself', async () => {
    asBrowser('xiaomi')
    const launched: string[] = []
    const { screen } = await open(<OpenApp link="sparkpro://open" launch={(link) => launched.push(link)} />, {
      at: '/app',
    })
    const press = () => act(async () => screen.getByRole('button', { name: 'Open SparkPro' }).click())
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await press()
    expect(screen.getByText('Opening SparkPro…')).toBeTruthy()
    act(() => vi.advanceTimersByTime(openingMs))
    expect(screen.getByText(/didn’t open/)).toBeTruthy()
    expect(launched).toEqual(['sparkpro://open'])
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
