import { within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { withoutHyphens } from '@companion/shared/texts/softHyphens'
import { asBrowser } from '../../../../test/asBrowser.ts'
import { open } from '../../../../test/open.tsx'
import { choose } from './usePhone.ts'
import { GuideDetail } from './GuideDetail.tsx'

const five = [
  'Turn off power saving',
  'Set background to unlimited',
  'Allow auto-start',
  'Lock the background process',
  'Power management',
]
const at = (query: string) => `/operational-guidance-detail${query}`

afterEach(() => choose(undefined))

describe('the steps for a phone', () => {
  test('are the five sections in the spec’s order, the first important one open', async () => {
    asBrowser('xiaomi')
    const { screen } = await open(<GuideDetail />, { at: at('?brand=xiaomi') })
    const rows = screen.getAllByRole('button').filter((row) => row.hasAttribute('aria-expanded'))
    expect(rows.map((row) => five.findIndex((title) => row.textContent?.startsWith(title)))).toEqual([
      0, 1, 2, 3, 4,
    ])
    expect(screen.getByRole('button', { expanded: true }).textContent).toBe(
      'Set background to unlimited, Start here 6 steps',
    )
  })

  test('open the section that the address names', async () => {
    asBrowser('xiaomi')
    const { screen } = await open(<GuideDetail />, { at: at('?brand=xiaomi#lock') })
    expect(screen.getByRole('button', { expanded: true }).textContent).toContain('Lock the background')
    expect(document.getElementById('lock')?.tagName).toBe('LI')
  })

  test('draw the way and hide the drawing from screen readers, which read the steps', async () => {
    asBrowser('xiaomi')
    await open(<GuideDetail />, { at: at('?brand=xiaomi&os=hyperos') })
    const drawing = document.querySelector('#unlimited div[aria-hidden]')
    expect(drawing?.textContent).toBe('AppsSparkProNo restrictions')
  })

  test('say what to do next once a section is done', async () => {
    asBrowser('xiaomi')
    const { screen, user } = await open(<GuideDetail />, { at: at('?brand=xiaomi') })
    await user.click(screen.getByRole('checkbox'))
    expect(screen.getByRole('button', { expanded: true }).textContent).toBe(
      'Set background to unlimited, Done',
    )
    expect(screen.getByRole('button', { name: /Allow auto-start/ }).textContent).toContain('Start here')
  })

  test('credit their sources', async () => {
    asBrowser('xiaomi')
    const { screen } = await open(<GuideDetail />, { at: at('?brand=xiaomi') })
    expect(screen.getByText(/dontkillmyapp\.com \(CC BY/)).toBeTruthy()
  })

  test('name the system in the legend if only its versions differ', async () => {
    asBrowser('hidden')
    const { screen } = await open(<GuideDetail />, { at: at('?brand=other') })
    const versions = within(screen.getByRole('group', { name: 'Android version' })).getAllByRole('radio')
    expect(versions.map((radio) => radio.parentElement?.textContent)).toEqual(['14+', '12–13', '9–11'])
  })

  test('name the menus as the phone does and our app as itself', async () => {
    asBrowser('xiaomi')
    const { screen } = await open(<GuideDetail />, { at: at('?brand=xiaomi&os=hyperos') })
    const lines = screen.getAllByRole('listitem').map((line) => line.textContent)
    expect(lines).toEqual(
      expect.arrayContaining(['Open Settings', 'Tap Manage apps', 'Tap SparkPro', 'Choose No restrictions']),
    )
  })

  test('quote what the phone shows in English only, and translate what is known', async () => {
    asBrowser('xiaomi')
    const { screen, user } = await open(<GuideDetail />, { at: at('?brand=xiaomi&os=hyperos'), lang: 'de' })
    await user.click(
      await screen.findByRole('button', {
        name: (name) => withoutHyphens(name).includes('Energiesparen ausschalten'),
      }),
    )
    const lines = screen.getAllByRole('listitem').map((line) => withoutHyphens(line.textContent ?? ''))
    expect(lines).toContain('Öffne Einstellungen (Settings)')
    expect(document.querySelector('#powerSaving q')?.textContent).toBe('Ultra battery saver')
    expect(withoutHyphens(document.body.textContent ?? '')).toContain('Menünamen in Anführungszeichen')
  })

  test('choose the system version by the phone, and let the user change it', async () => {
    asBrowser('xiaomi')
    const { screen, user } = await open(<GuideDetail />, { at: at('?brand=xiaomi') })
    const versions = screen.getByRole('group', { name: 'System version' })
    expect(
      within(versions).getByRole<HTMLInputElement>('radio', { checked: true }).parentElement?.textContent,
    ).toBe('MIUI 13–14')
    await user.click(within(versions).getByRole('radio', { name: 'MIUI 10–11' }))
    expect(location.search).toBe('?brand=xiaomi&os=miui10-11')
    expect(screen.getAllByText('Battery & performance').length).toBeGreaterThan(0)
  })

  test('keep what the user marks, for this phone and version', async () => {
    asBrowser('xiaomi')
    const opened = await open(<GuideDetail />, { at: at('?brand=vivo&os=funtouch9-12') })
    expect(opened.screen.getByText('0 of 5 done')).toBeTruthy()
    await opened.user.click(
      opened.screen.getAllByRole('checkbox', { name: 'I have done this' })[0] as HTMLElement,
    )
    expect(opened.screen.getByText('1 of 5 done')).toBeTruthy()
    expect(localStorage.getItem('companion.guidance.done.vivo.funtouch9-12')).toBe('["unlimited"]')
  })

  test('say when everything is done, and how to try it', async () => {
    asBrowser('xiaomi')
    localStorage.setItem(
      'companion.guidance.done.google.android14',
      '["powerSaving","unlimited","powerMgmt"]',
    )
    const { screen } = await open(<GuideDetail />, { at: at('?brand=google&os=android14') })
    expect(screen.getByText('3 of 3 done')).toBeTruthy()
    expect(screen.getByText(/lock the screen for 10 minutes/)).toBeTruthy()
  })

  test('say where there is nothing to do', async () => {
    asBrowser('hidden')
    const { screen } = await open(<GuideDetail />, { at: at('?brand=samsung&os=oneui6') })
    expect(screen.getByText('Nothing to do on this phone').closest('li')?.textContent).toContain(
      'Allow auto-start',
    )
  })

  test.for(['', '?brand=', '?brand=toaster', '?brand=__proto__&os=x'])(
    '%j falls to other phones',
    async (query) => {
      asBrowser('hidden')
      const { screen } = await open(<GuideDetail />, { at: at(query) })
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Other phones')
      expect(screen.getByRole('region', { name: 'More steps by brand' })).toBeTruthy()
    },
  )

  test('on an iPhone an Android guide leads to the iPhone’s', async () => {
    asBrowser('iphone')
    const { screen, user } = await open(<GuideDetail />, { at: at('?brand=huawei') })
    await user.click(screen.getByRole('button', { name: 'Open the iPhone guide' }))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('iPhone')
    expect(screen.queryByText('Nothing to do on this phone')).toBeNull()
    expect(screen.getAllByText('Background App Refresh').length).toBeGreaterThan(0)
  })

  test('without the app there is no button that opens settings', async () => {
    asBrowser('xiaomi')
    const { screen } = await open(<GuideDetail />, { at: at('?brand=xiaomi') })
    expect(screen.queryByRole('button', { name: 'Open setting' })).toBeNull()
  })
})
