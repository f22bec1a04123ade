import { act, cleanup } from '@testing-library/react'
import { useRef, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { open } from '../../../test/open.tsx'
import { cooldownKey, useCooldown, type CooldownReason } from './cooldown.ts'
import { ApiError } from '../http/apiError.ts'
import { ResendButton } from './ResendButton.tsx'

const keyOf = (target: string) => cooldownKey('changePhone', 'sms', target)

interface Props {
  reason?: CooldownReason
  retryAfter?: number
  target?: string
  send?(): Promise<void>
}

let sends = 0

function Host({ reason = 'sent', retryAfter, target = '+8613812345678', send }: Props) {
  const cooldown = useCooldown(keyOf(target))
  const [delivery, setDelivery] = useState<'idle' | 'sent'>('idle')
  const resend = useRef<HTMLButtonElement>(null)
  const onSend = async () => {
    sends++
    await send?.()
    setDelivery('sent')
    cooldown.start(reason, retryAfter)
  }
  return <ResendButton sending={{ cooldown, delivery, resend }} onSend={onSend} />
}

async function show(props: Props = {}) {
  const { screen } = await open(<Host {...props} />)
  const button = screen.getByRole('button')
  const press = () => act(async () => button.click())
  // Advances in steps of half a second, because React doesn't render before the end of an `act`.
  const pass = async (ms: number) => {
    for (let left = ms; left > 0; left -= 500) await act(() => vi.advanceTimersByTimeAsync(500))
  }
  const heard = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
  return { screen, button, press, pass, heard }
}

beforeEach(() => {
  sends = 0
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
})
afterEach(() => vi.useRealTimers())

test('a hundred presses are one code, then the wait is counted down', async () => {
  const { button, press, pass } = await show()
  expect(button.textContent).toBe('Send code')
  for (let i = 0; i < 100; i++) await press()
  expect(sends).toBe(1)
  expect(button.textContent).toBe('Resend (60)')
  expect(button.getAttribute('aria-disabled')).toBe('true')
  await pass(1000)
  expect(button.textContent).toBe('Resend (59)')
  await pass(58_500)
  expect(button.textContent).toBe('Resend (1)')
  await pass(500)
  expect(button.textContent).toBe('Resend')
  expect(button.hasAttribute('aria-disabled')).toBe(false)
  await press()
  expect(sends).toBe(2)
})

test('a screen reader hears that the code was sent, then thirty, ten and ready, and never each second', async () => {
  const { screen, press, pass, heard } = await show()
  await press()
  expect(heard()).toEqual(['Code sent'])
  expect(screen.getByRole('button', { name: 'Resend' })).toBeTruthy()
  const said: unknown[] = []
  for (let i = 0; i < 60; i++) {
    await pass(1000)
    const [text] = heard()
    if (said[said.length - 1] !== text) said.push(text)
  }
  expect(said).toEqual([
    'Code sent',
    'You can ask for a new code in 30 seconds',
    'You can ask for a new code in 10 seconds',
    'You can ask for a new code now',
  ])
})

test('a press too early is answered with the seconds left', async () => {
  const { press, pass, heard } = await show()
  await press()
  await pass(12_000)
  await press()
  expect(heard()).toEqual(['You can ask for a new code in 48 seconds'])
  await pass(18_000)
  expect(heard()).toEqual(['You can ask for a new code in 30 seconds'])
})

test('a reload goes on counting, another target does not', async () => {
  const first = await show()
  await first.press()
  await first.pass(20_000)
  cleanup()
  const second = await show()
  expect(second.button.textContent).toBe('Resend (40)')
  cleanup()
  const third = await show({ target: '+4915123456789' })
  expect(third.button.textContent).toBe('Send code')
})

test('time in the background counts, and the count is right the moment the user is back', async () => {
  const { button, press } = await show()
  await press()
  vi.setSystemTime(Date.now() + 45_000)
  await act(async () => document.dispatchEvent(new Event('visibilitychange')))
  expect(button.textContent).toBe('Resend (15)')
})

test('a clock turned back by a day costs nobody a day', async () => {
  const { button, press, pass } = await show()
  await press()
  await pass(30_000)
  vi.setSystemTime(Date.now() - 86_400_000)
  await act(async () => document.dispatchEvent(new Event('visibilitychange')))
  expect(button.textContent).toBe('Resend (60)')
  await pass(60_000)
  expect(button.textContent).toBe('Resend')
})

test('a wait below a minute is counted and explained in seconds', async () => {
  const { screen, button, press } = await show({ reason: 'limit', retryAfter: 45 })
  await press()
  expect(button.textContent).toBe('Resend (45)')
  expect(screen.getByText(/You can ask for another one in 45 seconds\.$/)).toBeTruthy()
})

test('the server’s own wait is kept, and too many codes are explained in the unit the button counts in', async () => {
  const { screen, button, press } = await show({ reason: 'limit', retryAfter: 300 })
  await press()
  expect(button.textContent).toBe('Resend (5:00)')
  expect(
    screen.getByText('Too many codes were requested. You can ask for another one in 5 minutes.'),
  ).toBeTruthy()
})

test('a code that could not be sent costs no wait', async () => {
  const refused = new ApiError({ type: 'business', code: 2098 })
  const { button, press } = await show({ send: () => Promise.reject(refused) })
  await press()
  expect(button.textContent).toBe('Send code')
  await press()
  expect(sends).toBe(2)
})
