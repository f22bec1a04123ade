import { useState } from 'react'
import { expect, test } from 'vitest'
import { open } from '../../../../test/open.tsx'
import { Segmented } from './Segmented.tsx'

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
