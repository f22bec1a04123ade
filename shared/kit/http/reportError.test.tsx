import { beforeEach, describe, expect, test, vi } from 'vitest'
import { send } from '../../../test/api/sendAny.ts'
import { fieldErrorOf, reportError, type ReportOptions } from '@companion/shared/http/reportError'
import { sessionState } from '@companion/shared/session/store'
import { setLanguage } from '@companion/shared/texts/language'
import { dismissToast, toasts } from '@companion/shared/toasts/queue'
import { withoutHyphens } from '../texts/softHyphens.ts'
import { livePage } from '../../../test/session/livePage.ts'
import { ApiError } from './apiError.ts'

const page = livePage()
beforeEach(async () => {
  await page.signIn()
  setLanguage('en')
  while (toasts.list[0]) dismissToast(toasts.list[0].id)
})

const said = () => toasts.list.map(({ tone, text }) => `${tone}: ${text}`)
const path = '/api/v1/users/password/verify'
const verify = async (options?: ReportOptions) => {
  try {
    await send('POST /api/v1/users/password/verify', { body: { password: 'wrong' } })
  } catch (error) {
    void reportError(error, options)
    throw error
  }
}
const answers = (body: unknown, status = 400) => page.backend.fault({ path, status, body, times: 1 })

describe('a business error', () => {
  test('says the text of the specification and is still rejected', async () => {
    await expect(verify()).rejects.toMatchObject({
      type: 'business',
      code: 1010,
      known: 'oldPasswordIncorrect',
    })
    await expect.poll(said).toEqual(['danger: Old password is incorrect!'])
  })
  test('says it in the language of the page', async () => {
    setLanguage('de')
    await expect(verify()).rejects.toBeInstanceOf(ApiError)
    await expect.poll(() => said().map(withoutHyphens)).toEqual(['danger: Das alte Passwort ist falsch!'])
  })
  test('without a mapped text says the words of the server, as text', async () => {
    await answers({ code: 7777, message: ' <img src=x onerror=alert(1)>\n limit of\tthree ' })
    await expect(verify()).rejects.toMatchObject({ code: 7777 })
    await expect.poll(said).toEqual(['danger: <img src=x onerror=alert(1)> limit of three'])
  })
  test('without any words says that something went wrong', async () => {
    await answers({ code: 7777, message: '' })
    await expect(verify()).rejects.toMatchObject({ code: 7777 })
    await expect.poll(said).toEqual(['danger: Something went wrong. Try again.'])
  })
  test('of the business table says its text', async () => {
    await answers({ code: 43005, message: 'quota_exceeded' }, 200)
    await expect(verify()).rejects.toMatchObject({ code: 43005, known: 'quotaExceeded', reaction: 'limit' })
    await expect.poll(said).toEqual(['danger: Your quota is used up'])
  })
  test('that only support can act on blames us, with the code and the fault for support', async () => {
    await answers({ code: 41004, message: 'duplicate_access_key' })
    await expect(verify()).rejects.toMatchObject({ known: 'duplicateAccessKey' })
    await expect
      .poll(said)
      .toEqual(['danger: Something went wrong on our side (41004: Duplicate access key).'])
  })
  test('that the page shows itself, or that nobody reports, has no toast', async () => {
    await answers({ code: 44005, message: 'payment canceled' })
    await expect(verify()).rejects.toMatchObject({ reaction: 'canceled' })
    await expect(
      send('POST /api/v1/users/password/verify', { body: { password: 'wrong' } }),
    ).rejects.toMatchObject({ code: 1010 })
    await reportError(new ApiError({ type: 'network' }))
    expect(said()).toEqual(['danger: No connection. Check your network and try again.'])
  })
  test('that the screen shows inline is for screen readers only, in the words of the screen', async () => {
    const announced = () => toasts.list[0]
    await expect(verify({ inline: true })).rejects.toMatchObject({ code: 1010 })
    await expect.poll(announced).toMatchObject({ text: 'Old password is incorrect!', inline: true })
    const text = 'Account or password error'
    await expect(verify({ inline: true, text })).rejects.toMatchObject({ code: 1010 })
    await expect.poll(announced).toMatchObject({ text, inline: true })
    await expect(verify()).rejects.toMatchObject({ code: 1010 })
    await expect.poll(announced).toMatchObject({ text: 'Old password is incorrect!', inline: false })
  })
  test('is reported as it was, however often and wherever else it is shown', async () => {
    const error = new ApiError({ type: 'business', code: 1010 })
    const before = { ...error }
    await fieldErrorOf(error)
    await reportError(error, { inline: true })
    expect({ ...error }).toEqual(before)
    await reportError(error)
    expect(toasts.list).toMatchObject([{ inline: false }])
  })
  test('about a missing user id is said without asking the server', async () => {
    const gone = send('DELETE /api/v1/users/:id', { params: { id: '' }, query: { app: 'metawatch' } })
    const error = await gone.catch((reason: unknown) => reason)
    expect(error).toMatchObject({ code: 'invalidUserId' })
    await reportError(error)
    await expect.poll(said).toEqual(['danger: The user id is invalid'])
  })
})

describe('a failure of another kind', () => {
  test.for([
    [{ status: 500 }, 'Modification failed, please retry!'],
    [{ drop: true }, 'No connection. Check your network and try again.'],
    [{ status: 200, body: 'OK?' }, 'Modification failed, please retry!'],
    [
      { status: 200, body: '<!doctype html>' },
      'This Wi-Fi needs you to log in first. Open its login page, or use another network.',
    ],
  ] as const)('(%j) is said by whoever called', async ([fault, words]) => {
    await page.backend.fault({ path: '/api/v1/users/*', method: 'PATCH', ...fault })
    const userId = sessionState.userData?.userId ?? ''
    const sent = send('PATCH /api/v1/users/:userId', { params: { userId }, body: { nickname: 'Neo' } })
    const failure = await sent.catch((reason: unknown) => reason)
    expect(said()).toEqual([])
    await reportError(failure, { fallback: 'modifyFailed' })
    expect(said()).toEqual([`danger: ${words}`])
  })
  test('that nobody waits for, or that the session panel says, is not said', async () => {
    await reportError(new ApiError({ type: 'aborted' }), { fallback: { text: 'x' } })
    await reportError(new ApiError({ type: 'auth', code: 'getTokenErr' }), { fallback: { text: 'x' } })
    expect(said()).toEqual([])
  })
  test('that is a fault of the program goes to the console, and a toast says that something went wrong', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const fault = new TypeError('x is not a function')
    await reportError(fault)
    expect(logged).toHaveBeenCalledWith(fault)
    logged.mockRestore()
    expect(said()).toEqual(['danger: Something went wrong. Try again.'])
  })
})
