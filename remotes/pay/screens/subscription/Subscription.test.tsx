import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { control, held, plan, show, withStandIn } from '../../../../test/pay/payScreen.tsx'

withStandIn()

test('Renew on the card of a plan that has expired chooses it, and the bar has the button to pay', async () => {
  await control('/pay/subscription', { state: 'expired' })
  const { user } = await show()
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  await user.click(await plan(/AI yearly/))
  const monthly = await plan(/^AI monthly(?! \()/)
  await user.click(within(await held()).getByRole('button', { name: 'Renew' }))
  expect(monthly.checked).toBe(true)
  expect(document.activeElement).toBe(monthly)
  expect(scroll).toHaveBeenCalledOnce()
  expect(document.querySelector('[data-part="foot"] button')?.textContent).toBe('Renew')
  expect(screen.queryByRole('dialog')).toBeNull()
})
