import { cleanup } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { app, enterApp } from '../../../../test/nativeApp.ts'
import { open } from '../../../../test/open.tsx'
import { ExternalLink } from './ExternalLink.tsx'

const opened = () => app.calls.filter(([name]) => name === 'openExternal').map(([, params]) => params)

async function press(href: string) {
  const { screen, user } = await open(<ExternalLink href={href}>Leave</ExternalLink>, { at: '/app?lang=de' })
  let kept: boolean | undefined
  // The test's environment would load the page of a link that nobody prevents.
  const look = (event: Event) => {
    kept = event.defaultPrevented
    event.preventDefault()
  }
  addEventListener('click', look, { once: true })
  const link = screen.getByRole('link', { name: 'Leave' })
  await user.click(link)
  cleanup()
  return { kept, href: link.getAttribute('href') }
}

beforeEach(() => {
  enterApp()
  app.calls.length = 0
  app.answers = {}
})

test('the app opens an address of another host, and of another brand', async () => {
  await press('https://example.org/policy')
  await press('https://m.metawatch.example/help')
  expect(opened()).toEqual([
    { url: 'https://example.org/policy' },
    { url: 'https://m.metawatch.example/help' },
  ])
  expect(location.pathname).toBe('/app')
})

test('a route on a host of the brand opens in this page, with its flags and without tokens', async () => {
  const { href } = await press('https://M.sparkpro.example/help/?q=battery&lang=fr&acc_token=t#top')
  expect(href).toBe('/help?lang=de&q=battery')
  expect(location.pathname + location.search).toBe('/help?lang=de&q=battery')
  expect(opened()).toEqual([])
})

test('another file of the page’s own hosts is left to the web view', async () => {
  const { kept } = await press('https://m.sparkpro.example/third-party-notices.txt')
  expect(kept).toBe(false)
  const here = await press(`https://${location.host}/third-party-notices.txt`)
  expect(here.kept).toBe(false)
  expect(opened()).toEqual([])
})

test('hosts that only look like the brand’s are not its own', async () => {
  const addresses = [
    'https://m.sparkpro.example.evil.example/help',
    'https://m.sparkpro.example@evil.example/help',
    'https://evil.example/m.sparkpro.example/help',
    'https://m.sparkpro.example:8443/help',
  ]
  for (const address of addresses) await press(address)
  expect(opened()).toEqual(addresses.map((url) => ({ url })))
})
