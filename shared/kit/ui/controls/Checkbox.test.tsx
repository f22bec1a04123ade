import { expect, test } from 'vitest'
import { open } from '../../../../test/open.tsx'
import { Checkbox } from './Checkbox.tsx'
import { Link } from './Link.tsx'

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
