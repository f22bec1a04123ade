import { beforeEach, expect, test } from 'vitest'
import { sendWith } from '@companion/shared/http/client'
import { reportError } from '@companion/shared/http/reportError'
import { setLanguage } from '@companion/shared/texts/language'
import { dismissToast, toasts } from '@companion/shared/toasts/queue'
import { livePage } from '../../../test/session/livePage.ts'
import { call } from './endpoint.ts'
import { withOwnCodes } from './ownCodes.ts'
import { nothing } from './shapes/check.ts'

const page = livePage()
beforeEach(async () => {
  await page.signIn()
  setLanguage('en')
  while (toasts.list[0]) dismissToast(toasts.list[0].id)
})

const words = { goalTooHigh: 'Choose a goal below 50,000 steps' }
const endpoints = { 'PUT /api/v1/steps/goal': call<{ goal: number }>()(nothing) } as const
const path = '/api/v1/steps/goal'
const plain = sendWith(endpoints)
const send = withOwnCodes(
  (goal: number) => plain('PUT /api/v1/steps/goal', { body: { goal } }),
  { 46001: 'goalTooHigh' },
  async (lang) => (key) => `${lang}: ${words[key]}`,
)

test('a remote’s own code has the remote’s own text, though the shared table knows the number', async () => {
  await page.backend.fault({ path, status: 400, body: { code: 46001, message: 'x' } })
  const error = await send(1).catch((failure: unknown) => failure)
  expect(error).toMatchObject({ type: 'business', code: 46001, known: 'goalTooHigh' })
  await reportError(error)
  expect(toasts.list.map(({ text }) => text)).toEqual(['en: Choose a goal below 50,000 steps'])
})

test('any other code, and any other failure, stays what it is', async () => {
  for (const [status, code, facts] of [
    [400, 46002, { known: 'usageRecordNotFound' }],
    [500, undefined, { type: 'http' }],
  ] as const) {
    await page.backend.fault({ path, status, body: code ? { code, message: 'x' } : 'down', times: 1 })
    await expect(send(1)).rejects.toMatchObject(facts)
  }
})
