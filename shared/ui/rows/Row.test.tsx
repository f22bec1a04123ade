import { fireEvent } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { open } from '../../../test/open.tsx'
import { Accordion } from './Accordion.tsx'
import { Group } from '../layout/Group.tsx'
import { Row } from './Row.tsx'
import { RowButton } from './RowButton.tsx'
import { RowLink } from './RowLink.tsx'
import { RowSwitch } from './RowSwitch.tsx'

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
  // The test document puts a space around every inline element; browsers say "Nickname, Zoë".
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

function Switching() {
  const [on, setOn] = useState(false)
  return <RowSwitch label="Auto-start" on={on} onChange={setOn} />
}

test('a switch row switches by tap on its words and by the space bar', async () => {
  const { screen, user } = await open(<Switching />)
  const control = screen.getByRole('switch', { name: 'Auto-start' })
  await user.click(screen.getByText('Auto-start'))
  expect(screen.getByRole('switch', { checked: true })).toBe(control)
  control.focus()
  await user.keyboard(' ')
  expect(screen.getByRole('switch', { checked: false })).toBe(control)
})

test('an accordion opens in place and says so', async () => {
  const { screen, user } = await open(
    <Group>
      <Accordion label="Allow auto-start">Open Settings</Accordion>
    </Group>,
  )
  const button = screen.getByRole('button', { name: 'Allow auto-start', expanded: false })
  const panel = document.getElementById(button.getAttribute('aria-controls') ?? '')
  expect(panel?.hidden).toBe(true)
  await user.click(button)
  expect(screen.getByRole('button', { expanded: true })).toBe(button)
  expect(panel?.hidden).toBe(false)
})
