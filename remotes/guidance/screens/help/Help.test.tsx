import { act, screen as page, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { hydrate, prerenderScreen } from '../../../../test/hydration/hydrateScreen.ts'
import { inOutlet } from '../../../../test/hydration/realm.tsx'
import { open } from '../../../../test/open.tsx'
import { Help } from './Help.tsx'
import { Support } from './Support.tsx'

/** Waits for the answers, which are in a chunk of their own. */
const shown = () => page.findAllByRole('button')

describe('/help', () => {
  test('has groups of questions that open to their answers', async () => {
    const { screen, user } = await open(<Help />, { at: '/help' })
    await shown()
    const device = screen.getByRole('region', { name: 'Your device' })
    const question = within(device).getByRole('button', { name: 'My device keeps disconnecting' })
    await user.click(question)
    expect(question.getAttribute('aria-expanded')).toBe('true')
    expect(within(device).getByText(/Most often the phone stops SparkPro/)).toBeTruthy()
    expect(within(device).getAllByRole('link')[0]?.getAttribute('href')).toBe('/operational-guidance')
  })

  test('is searched as one types', async () => {
    const { screen, user } = await open(<Help />, { at: '/help' })
    await shown()
    await user.type(screen.getByRole('searchbox', { name: 'Search help' }), 'verification')
    expect(await screen.findByRole('heading', { name: '1 answer' })).toBeTruthy()
    expect(screen.getByRole('button', { name: /verification code/ }).getAttribute('aria-expanded')).toBe(
      'true',
    )
  })

  test('says when nothing is found and whom to ask', async () => {
    const { screen } = await open(<Help />, { at: '/help?q=xyzzy' })
    await shown()
    expect(screen.getByText('Nothing found for “xyzzy”')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Contact support' }).getAttribute('href')).toBe('/support')
  })

  test('searches what was typed before the page was hydrated', async () => {
    const { screen } = await open(null, { at: '/help' })
    const { html } = await prerenderScreen(inOutlet(Help))
    const { root, complaints } = await hydrate(html, inOutlet(Help), (container) => {
      container.querySelector('input')!.value = 'verification'
    })
    expect(complaints).toEqual([])
    expect(screen.getByRole('heading', { name: '1 answer' })).toBeTruthy()
    expect(screen.getByRole('searchbox')).toMatchObject({ value: 'verification' })
    await act(async () => root.unmount())
  })

  test('is cleared with one press, and typing goes on', async () => {
    const { screen, user } = await open(<Help />, { at: '/help?q=xyzzy' })
    await user.click(screen.getByRole('button', { name: 'Clear search' }))
    expect(screen.getByRole('searchbox')).toMatchObject({ value: '' })
    expect(document.activeElement).toBe(screen.getByRole('searchbox'))
    expect(screen.queryByRole('button', { name: 'Clear search' })).toBeNull()
    expect(await screen.findByRole('region', { name: 'Your device' })).toBeTruthy()
  })

  test('opens the article of the address', async () => {
    const { screen } = await open(<Help />, { at: '/help#password' })
    await shown()
    expect(screen.getByRole('button', { expanded: true }).textContent).toContain('change my password')
    expect(document.getElementById('password')?.textContent).toContain('change my password')
  })
})

describe('/support', () => {
  test('shows the contacts of the brand as links', async () => {
    const { screen } = await open(<Support />, { at: '/support' })
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(hrefs).toEqual([
      'mailto:support@sparkpro.example',
      'tel:+12025550123',
      // A page of the brand's own host, so it opens in place.
      '/help',
    ])
    expect(screen.getByText('+1 202 555 0123')).toBeTruthy()
    expect(screen.getByText('09:00–18:00')).toBeTruthy()
  })

  test('leaves out what the brand does not have', async () => {
    const { screen } = await open(<Support />, { at: '/support', brand: 'sparkpie' })
    expect(screen.getAllByRole('link')).toHaveLength(2)
    expect(screen.queryByText('Phone')).toBeNull()
  })

  test('keeps diagnostics closed, and copies them without tokens or personal data', async () => {
    sessionStorage.setItem('acc_token', 'eyJhbGciOiJIUzI1NiJ9.e30.x')
    const { screen, user } = await open(<Support />, { at: '/support?acc_token=SECRET' })
    expect(screen.getByRole('button', { name: 'Diagnostics' }).getAttribute('aria-expanded')).toBe('false')
    await user.click(screen.getByRole('button', { name: 'Copy diagnostics' }))
    const copied = await navigator.clipboard.readText()
    expect(copied).toContain('App: sparkpro, com.companion.sparkpro')
    expect(copied).toContain('Language: en')
    expect(copied).not.toMatch(/eyJ|SECRET|@|\d{7}/)
  })
})
