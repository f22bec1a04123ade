import { useState } from 'react'
import { expect, test } from 'vitest'
import { open } from '../../../../test/open.tsx'
import { RadioCards } from './RadioCards.tsx'

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
