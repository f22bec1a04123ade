import { within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { asBrowser } from '../../../../test/asBrowser.ts'
import { open } from '../../../../test/open.tsx'
import { choose } from './usePhone.ts'
import { GuideList } from './GuideList.tsx'

const linksIn = (region: HTMLElement) =>
  within(region)
    .getAllByRole('link')
    .map((link) => link.textContent ?? '')

afterEach(() => choose(undefined))

describe('the list of phones', () => {
  test('shows the spec’s five in its order, then the others', async () => {
    asBrowser('hidden')
    const { screen } = await open(<GuideList />)
    const five = linksIn(screen.getByRole('region', { name: 'Choose your phone' }))
    expect(five.map((text) => text.replace(/(OS|UI|Origin OS|phones).*/, '$1'))).toEqual([
      'Xiaomi MIUI',
      'Huawei EMUI',
      'OPPO ColorOS',
      'Vivo Origin OS',
      'Other phones',
    ])
    expect(linksIn(screen.getByRole('region', { name: 'More phones' }))).toHaveLength(7)
    expect(screen.queryByText('Your phone')).toBeNull()
  })

  test('puts the recognised phone on top', async () => {
    asBrowser('xiaomi')
    const { screen } = await open(<GuideList />)
    const mine = within(screen.getByRole('region', { name: 'Your phone' })).getByRole('link')
    expect(mine.textContent).toContain('Xiaomi MIUI')
    expect(mine.getAttribute('href')).toBe('/operational-guidance-detail?brand=xiaomi')
    const five = linksIn(screen.getByRole('region', { name: 'Choose your phone' }))
    expect(five.join()).not.toContain('Xiaomi')
    expect(five).toHaveLength(4)
  })

  test('shows how much of the recognised phone’s guide is done', async () => {
    asBrowser('xiaomi')
    localStorage.setItem('companion.guidance.done.xiaomi.miui13-14', '["unlimited","lock"]')
    const { screen } = await open(<GuideList />)
    expect(screen.getByRole('region', { name: 'Your phone' }).textContent).toContain('2 of 5 done')
  })

  test('names both makers of a shared model code', async () => {
    asBrowser('oplus')
    const { screen } = await open(<GuideList />)
    expect(screen.getByRole('region', { name: 'Your phone' }).textContent).toContain(
      'OPPO ColorOS or OnePlus OxygenOS',
    )
  })

  test('the user’s choice beats what was recognised, and can be taken back', async () => {
    asBrowser('xiaomi')
    choose('samsung')
    const { screen, user } = await open(<GuideList />)
    expect(screen.getByRole('region', { name: 'Your phone' }).textContent).toContain('Samsung One UI')
    await user.click(screen.getByRole('button', { name: 'Use the detected phone' }))
    expect(screen.getByRole('region', { name: 'Your phone' }).textContent).toContain('Xiaomi MIUI')
  })

  test('on a computer a code opens the page on the phone; the code holds no token', async () => {
    asBrowser('desktop')
    const { screen } = await open(<GuideList />, { at: '/operational-guidance?acc_token=SECRET' })
    const code = await screen.findByRole('img', { name: /QR code for/ })
    expect(code.getAttribute('alt')).toContain(
      'https://m.sparkpro.example/operational-guidance?appName=com.companion.sparkpro&lang=en&from=qr',
    )
    expect(document.body.innerHTML).not.toContain('SECRET')
  })

  test('HarmonyOS NEXT is listed only on such a phone', async () => {
    asBrowser('harmony')
    const { screen } = await open(<GuideList />)
    expect(linksIn(screen.getByRole('region', { name: 'Your phone' })).join()).toContain('HarmonyOS NEXT')
    expect(linksIn(screen.getByRole('region', { name: 'More phones' })).join()).not.toContain('HarmonyOS')
  })
})
