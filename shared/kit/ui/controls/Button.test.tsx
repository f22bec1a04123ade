import { useState } from 'react'
import { expect, test } from 'vitest'
import { open } from '../../../../test/open.tsx'
import { Button } from './Button.tsx'

test('a press counts, an inert button still answers, a busy one does not', async () => {
  const presses: string[] = []
  const { screen, user } = await open(
    <>
      <Button onClick={() => presses.push('plain')}>Save</Button>
      <Button aria-disabled onClick={() => presses.push('says why')}>
        Send
      </Button>
      <Button busy onClick={() => presses.push('twice')}>
        Pay
      </Button>
    </>,
  )
  for (const name of ['Save', 'Send', 'Pay']) await user.click(screen.getByRole('button', { name }))
  expect(presses).toEqual(['plain', 'says why'])
})

test('a busy button keeps its name and the focus, and does not submit its form again', async () => {
  let sent = 0
  function Sending() {
    const [busy, setBusy] = useState(false)
    const send = (event: { preventDefault(): void }) => {
      event.preventDefault()
      sent++
      setBusy(true)
    }
    return (
      <form onSubmit={send}>
        <Button type="submit" busy={busy}>
          Send code
        </Button>
      </form>
    )
  }
  const { screen, user } = await open(<Sending />)
  const button = screen.getByRole('button', { name: 'Send code' })
  await user.click(button)
  await user.keyboard('{Enter}')
  await user.click(button)
  expect(sent).toBe(1)
  expect(screen.getByRole('button', { name: 'Send code', busy: true })).toBe(document.activeElement)
  expect(button.hasAttribute('disabled')).toBe(false)
})
