import { act, screen as page, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { brands } from '../../../../test/brands.ts'
import { hydrate, prerenderScreen } from '../../../../test/hydration/hydrateScreen.ts'
import { inOutlet } from '../../../../test/hydration/realm.tsx'
import { open } from '../../../../test/open.tsx'
import { PrivacyPolicy, UserTerms } from './LegalScreen.tsx'

/** Waits for the legal document, which is in a chunk of its own. */
const article = () => page.findByRole('article')

test.for(brands.map(({ id }) => id))('both documents speak of the company of %s', async (brand) => {
  const company = brands.find(({ id }) => id === brand)?.companyName ?? ''
  for (const shown of [<PrivacyPolicy key="p" />, <UserTerms key="t" />]) {
    await open(shown, { brand })
    expect((await article()).textContent?.split(company).length).toBeGreaterThan(2)
    expect(document.body.textContent).not.toMatch(/[{}]/)
    document.body.replaceChildren()
  }
})

test('a document says its version and since when it applies', async () => {
  const { screen } = await open(<PrivacyPolicy />)
  expect((await article()).dataset['version']).toBe('1.0')
  expect(screen.getByText('Version 1.0 · In effect since November 1, 2026')).toBeTruthy()
})

test('its contents lead to its sections', async () => {
  const { screen, user } = await open(<UserTerms />, { lang: 'de' })
  await article()
  await user.click(within(screen.getByRole('navigation')).getByText('Inhalt'))
  await user.click(within(screen.getByRole('navigation')).getByRole('link', { name: 'Haftung' }))
  expect(document.activeElement?.textContent).toMatch(/^\d+\. Haftung/)
  expect(location.hash).toBe('#liability')
})

test('contents that were opened before the page was hydrated stay open, and a date as the build writes it', async () => {
  await open(null)
  const { html } = await prerenderScreen(inOutlet(PrivacyPolicy))
  const written = html.replace('November 1, 2026', '1 November 2026')
  const { root, complaints } = await hydrate(written, inOutlet(PrivacyPolicy), (container) => {
    container.querySelector('details')!.open = true
  })
  expect(complaints).toEqual([])
  expect(document.querySelector('details')?.open).toBe(true)
  expect(page.getByText('Version 1.0 · In effect since 1 November 2026')).toBeTruthy()
  await act(async () => root.unmount())
})

test('a language without the document reads English and is told so', async () => {
  const { screen } = await open(<PrivacyPolicy />, { lang: 'sv' })
  await article()
  expect(screen.getByText(/It is shown in English/)).toBeTruthy()
  expect(document.querySelector('[lang="en"]')).toBeTruthy()
})

test('Arabic documents run from right to left', async () => {
  await open(<PrivacyPolicy />, { lang: 'ar' })
  await article()
  expect(document.querySelector('[lang="ar"]')?.getAttribute('dir')).toBe('rtl')
})
