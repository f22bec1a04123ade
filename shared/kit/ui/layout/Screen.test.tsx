import { expect, test } from 'vitest'
import { open } from '../../../../test/open.tsx'
import { Failure, Message } from '../feedback/Message.tsx'
import { Meter } from '../feedback/Meter.tsx'
import { Banner } from '../feedback/Banner.tsx'
import { Progress } from '../feedback/Progress.tsx'
import { Screen } from './Screen.tsx'
import { SkeletonRows } from '../feedback/Skeleton.tsx'

test('the heading can take the focus and is described by the step and the sentence below it', async () => {
  const { screen } = await open(
    <Screen title="Update phone" lead="We will send a code." progress={<Progress step={2} total={3} />} />,
  )
  const heading = screen.getByRole('heading', { level: 1, name: 'Update phone' })
  heading.focus()
  expect(document.activeElement).toBe(heading)
  const words = (heading.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
  expect(words).toEqual(['Step 2 of 3', 'We will send a code.'])
})

test.each([
  ['de', 'Schritt 2 von 3'],
  ['zh', '第 2 步，共 3 步'],
])('the step is told in %s', async (lang, text) => {
  const { screen } = await open(<Progress step={2} total={3} />, { lang })
  expect(screen.getByText(text)).toBeTruthy()
})

test('a failure says what happened and tries again', async () => {
  let tries = 0
  const { screen, user } = await open(
    <Failure title="Failed to retrieve user information!" onRetry={() => tries++}>
      Check your connection.
    </Failure>,
  )
  expect(screen.getByRole('status').textContent).toContain('Check your connection.')
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(tries).toBe(1)
  // It isn't an alert, because only toasts may interrupt a screen reader.
  expect(screen.queryByRole('alert')).toBeNull()
})

test('an empty place offers no retry', async () => {
  const { screen } = await open(<Message title="No plans available" />)
  expect(screen.getByText('No plans available')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('a notice carries one action', async () => {
  let allowed = 0
  const { screen, user } = await open(
    <Banner tone="warn" action={{ label: 'Allow', onClick: () => allowed++ }}>
      Location is off
    </Banner>,
  )
  await user.click(screen.getByRole('button', { name: 'Allow' }))
  expect(allowed).toBe(1)
})

test.each([
  [320, 500, 320],
  [900, 500, 500],
  [-1, 500, 0],
  [0, 0, 0],
])('%i of %i used is told in words and kept inside its bounds', async (value, max, now) => {
  const { screen } = await open(<Meter label="AI translation" text="so much" value={value} max={max} />)
  const meter = screen.getByRole('meter', { name: 'AI translation' })
  expect(meter.getAttribute('aria-valuenow')).toBe(String(now))
  expect(meter.getAttribute('aria-valuetext')).toBe('so much')
})

test('skeletons are silent', async () => {
  const { screen } = await open(<SkeletonRows />)
  expect(screen.queryByRole('list')).toBeNull()
})
