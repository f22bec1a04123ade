import { cleanup, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { held, show, withStandIn } from '../../../../test/pay/payScreen.tsx'

withStandIn()

test('a user without a plan sees its features before the prices', async () => {
  await show({ user: 'second' })
  const reason = await screen.findByText('Every AI feature of SparkPro in one plan.')
  const prices = screen.getByRole('group', { name: 'Choose a plan' })
  expect(reason.compareDocumentPosition(prices)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  const features = within(screen.getByText('AI translation').closest('ul')!).getAllByRole('listitem')
  expect(features.map(({ textContent }) => textContent)).toEqual(['AI image and text chat', 'AI translation'])
  cleanup()
  await show()
  await held()
  expect(screen.queryByText(/Every AI feature/)).toBeNull()
})
