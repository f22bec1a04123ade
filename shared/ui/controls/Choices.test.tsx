import { useState } from 'react'
import { expect, test } from 'vitest'
import { open } from '../../../test/open.tsx'
import { Checkbox } from './Checkbox.tsx'
import { Link } from './Link.tsx'
import { RadioCards } from './RadioCards.tsx'
import { Segmented } from './Segmented.tsx'

test('an agreement is ticked by its words, not by the links in them', async () => {
  const { screen, user } = await open(
    <Checkbox
      label={
        <>
          I agree to the <Link to="/user-terms">terms</Link>
        </>
      }
    />,
  )
  const box = screen.getByRole('checkbox', { name: 'I agree to the terms' })
  await user.click(screen.getByRole('link', { name: 'terms' }))
  expect(location.pathname).toBe('/user-terms')
  expect(box).toMatchObject({ checked: false })
  await user.click(screen.getByText(/I agree/))
  expect(box).toMatchObject({ checked: true })
})

test('an error belongs to its box', async () => {
  const { screen } = await open(<Checkbox label="I agree" error="Please agree" />)
  const box = screen.getByRole('checkbox', { name: 'I agree' })
  expect(box.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Please agree',
  )
})

function Proofs() {
  const [by, setBy] = useState<'sms' | 'mail'>()
  return (
    <RadioCards
      legend="How would you like to verify?"
      value={by}
      onChange={setBy}
      options={[
        { value: 'sms', label: 'Phone SMS code' },
        { value: 'mail', label: 'Email code' },
      ]}
    />
  )
}

test('one of the cards is chosen by tap or by arrow keys', async () => {
  const { screen, user } = await open(<Proofs />)
  expect(screen.getByRole('group', { name: 'How would you like to verify?' })).toBeTruthy()
  expect(screen.queryByRole('radio', { checked: true })).toBeNull()
  await user.click(screen.getByText('Phone SMS code'))
  expect(screen.getByRole('radio', { checked: true, name: /SMS/ })).toBeTruthy()
  await user.keyboard('{ArrowDown}')
  expect(screen.getByRole('radio', { checked: true, name: /Email code/ })).toBe(document.activeElement)
})

function Units() {
  const [unit, setUnit] = useState('c')
  const options = [
    { value: 'c', label: '°C' },
    { value: 'f', label: '°F' },
  ]
  return <Segmented label="Unit" value={unit} onChange={setUnit} options={options} />
}

test('a segment is a radio of a named group', async () => {
  const { screen, user } = await open(<Units />)
  expect(screen.getByRole('radiogroup', { name: 'Unit' })).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: '°F' }))
  expect(screen.getByRole('radio', { checked: true })).toBe(screen.getByLabelText('°F'))
})
