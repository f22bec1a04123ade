import { fireEvent } from '@testing-library/react'
import { expect, test } from 'vitest'
import { open } from '../../../../test/open.tsx'
import { Accordion } from './Accordion.tsx'
import { Group } from '../layout/Group.tsx'
import { Row, RowButton, RowLink } from './Row.tsx'

test('a row is a link with its value in its name, and moves without a reload', async () => {
  const { screen, user } = await open(
    <Group title="Account">
      <RowLink to="/upload-nickname" label="Nickname" value="Zoë" />
      <RowLink to="/upload-email" label="Email" value="" />
    </Group>,
    { at: '/?lang=en' },
  )
  expect(screen.getByRole('list')).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Account' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Email' })).toBeTruthy()
  // A regular expression, because the test environment adds a space around inline elements. Browsers don't.
  const link = screen.getByRole('link', { name: /^Nickname ?, Zoë$/ })
  expect(link.getAttribute('href')).toBe('/upload-nickname?lang=en')
  await user.click(link)
  expect(location.pathname).toBe('/upload-nickname')
})

test('a tap with a modifier is left to the browser', async () => {
  const { screen } = await open(
    <Group>
      <RowLink to="/help" label="Help" />
    </Group>,
  )
  const kept = fireEvent.click(screen.getByRole('link', { name: 'Help' }), { ctrlKey: true })
  expect(kept).toBe(true)
})

test('a value keeps its own direction inside Arabic', async () => {
  const { screen } = await open(<Row label="الهاتف" value="+86 138" />, { lang: 'ar' })
  expect(screen.getByText('+86 138').tagName).toBe('BDI')
})

test('the whole row is the button', async () => {
  let pressed = 0
  const { screen, user } = await open(
    <RowButton label="Delete account" tone="danger" onClick={() => pressed++} />,
  )
  await user.click(screen.getByText('Delete account'))
  expect(pressed).toBe(1)
})

test('an accordion opens in place and says so', async () => {
  const { screen, user } = await open(
    <Group>
      <Accordion name="autoStart" label="Allow auto-start">
        Open Settings
      </Accordion>
    </Group>,
  )
  const button = screen.getByRole('button', { name: 'Allow auto-start', expanded: false })
  const panel = document.getElementById(button.getAttribute('aria-controls') ?? '')
  expect(panel?.hidden).toBe(true)
  await user.click(button)
  expect(screen.getByRole('button', { expanded: true })).toBe(button)
  expect(panel?.hidden).toBe(false)
})
