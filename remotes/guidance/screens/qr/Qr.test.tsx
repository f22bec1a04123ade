import { act, waitFor } from '@testing-library/react'
import jsQR from 'jsqr'
import { PNG } from 'pngjs'
import { describe, expect, test } from 'vitest'
import { asBrowser } from '../../../../test/asBrowser.ts'
import { hydrate, prerenderScreen } from '../../../../test/hydration/hydrateScreen.ts'
import { inOutlet } from '../../../../test/hydration/realm.tsx'
import { open } from '../../../../test/open.tsx'
import { Qr, Qr2 } from './Qr.tsx'

function decoded(image: HTMLElement): string | undefined {
  const bytes = Buffer.from(image.getAttribute('src')?.split(',')[1] ?? '', 'base64')
  const { width, height, data } = PNG.sync.read(bytes)
  return jsQR(new Uint8ClampedArray(data), width, height, { inversionAttempts: 'dontInvert' })?.data
}

describe('/qr', () => {
  test.for(['metawatch', 'lensmoo'])(
    'of %s reads as the address whose host is shown below it, without tokens',
    async (brand) => {
      const { screen } = await open(<Qr />, {
        brand,
        lang: 'de',
        at: '/qr?access_token=SECRET&refreshToken=SECRET',
      })
      const link = `https://m.${brand}.example/app?appName=com.companion.${brand}&lang=de&from=qr`
      expect(decoded(await screen.findByRole('img'))).toBe(link)
      expect(screen.getByText(`m.${brand}.example/app`)).toBeTruthy()
      expect(document.body.innerHTML).not.toContain('SECRET')
    },
  )

  test('on a phone, a long press saves the image', async () => {
    asBrowser('hidden')
    const { screen } = await open(<Qr />, { at: '/qr' })
    expect(screen.getByText('Press and hold the image to save it.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Save image' })).toBeNull()
  })

  test('on a computer nobody is told to press', async () => {
    asBrowser('desktop')
    const { screen } = await open(<Qr />, { at: '/qr' })
    expect(await screen.findByRole('img')).toBeTruthy()
    expect(screen.queryByText('Press and hold the image to save it.')).toBeNull()
  })
})

describe('/qr2', () => {
  test('shows one store at a time', async () => {
    asBrowser('hidden')
    const { screen, user } = await open(<Qr2 />, { at: '/qr2' })
    expect(decoded(await screen.findByRole('img'))).toContain('play.google.com')
    await user.click(screen.getByRole('radio', { name: 'iOS' }))
    expect(decoded(await screen.findByRole('img', { name: /apple/ }))).toContain('apps.apple.com')
    expect(screen.getAllByRole('img')).toHaveLength(1)
  })

  test('a store that was chosen before the page was hydrated stays chosen', async () => {
    asBrowser('hidden')
    const { screen } = await open(null, { at: '/qr2' })
    const { html } = await prerenderScreen(inOutlet(Qr2))
    const { root, complaints } = await hydrate(html, inOutlet(Qr2), () =>
      screen.getByRole('radio', { name: 'iOS' }).click(),
    )
    expect(complaints).toEqual([])
    expect(decoded(await screen.findByRole('img'))).toContain('apps.apple.com')
    await act(async () => root.unmount())
  })

  test('a store without a link cannot be chosen, and the page says why', async () => {
    asBrowser('hidden')
    const { screen, user } = await open(<Qr2 />, { at: '/qr2', brand: 'sparkpie' })
    const ios = screen.getByRole<HTMLInputElement>('radio', { name: 'iOS' })
    expect(ios.disabled).toBe(true)
    expect(document.getElementById(ios.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'SparkPie isn’t on the App Store yet',
    )
    await user.click(ios)
    expect(decoded(await screen.findByRole('img'))).toContain('play.google.com')
  })
})

test('without a clipboard the whole link is shown and selected, ready to be copied by hand', async () => {
  asBrowser('hidden')
  const { screen, user } = await open(<Qr />, { at: '/qr' })
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  await waitFor(() =>
    expect(getSelection()?.toString()).toBe(
      'https://m.sparkpro.example/app?appName=com.companion.sparkpro&lang=en&from=qr',
    ),
  )
})
