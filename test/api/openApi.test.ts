import { readFileSync } from 'node:fs'
import { Validator } from '@seriousme/openapi-schema-validator'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AnyEndpoint } from '@companion/shared/http/endpoint'
import { read, sourceFiles } from '../architecture/sources.ts'
import { livePage } from '../session/livePage.ts'
import { answersFor } from './answersFor.ts'
import { send } from './sendAny.ts'
import { calls } from './calls.ts'
import { exchangeChecker, recordingFetch, type Exchange } from './exchanges.ts'
import { openApiFile } from '../mock-api/openApiFile.ts'
import { openApiText, type OpenApi } from './openApi.ts'

const committed = readFileSync(openApiFile, 'utf8')
const document = JSON.parse(committed) as OpenApi
const operations = Object.values(document.paths).flatMap((path) => Object.values(path))
const checked = exchangeChecker(document)

const exchanges: Exchange[] = []
const page = livePage({ fetchPort: recordingFetch(exchanges) })
const [app, lang, phone] = ['SparkPro', 'en', '+8613700001234']
const codeFor = async (to: string) => (await page.backend.outbox(to)).pop()?.code ?? ''

/** Returns the violations and the operations of the exchanges since the previous call. */
function judged() {
  const found = exchanges.splice(0).map(checked)
  return {
    faults: found.flatMap(({ operation, faults }) => faults.map((fault) => `${operation}: ${fault}`)),
    operations: found.map(({ operation }) => operation),
  }
}

test('what is committed is what the endpoint tables make; `npm run openapi` writes it', () => {
  expect(openApiText()).toBe(committed)
})

test('every call that a package names is in it', () => {
  const named = sourceFiles()
    .filter((file) => /^(shared|remotes|host-shell)\//.test(file) && !/\.test\.tsx?$/.test(file))
    .flatMap((file) => read(file).match(/(?<=')(GET|POST|PUT|PATCH|DELETE) \/[^']+(?=')/g) ?? [])
    .filter((call) => !call.includes('/standin/'))
  expect(named.length).toBeGreaterThan(30)
  expect(named.filter((call) => !Object.hasOwn(calls, call))).toEqual([])
})

test('it is a valid OpenAPI 3.1 document', async () => {
  const validator = new Validator()
  expect(await validator.validate(JSON.parse(committed))).toMatchObject({ valid: true })
  expect(validator.version).toBe('3.1')
})

async function useAccount() {
  const { userId } = await page.signIn()
  await send('GET /api/v1/users/current')
  await send('PATCH /api/v1/users/:userId', { params: { userId }, body: { nickname: 'Ada' } })
  const file = new FormData()
  file.append('file', new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])]), 'avatar.jpg')
  await send('POST /api/v1/users/:userId/avatar', { params: { userId }, body: file })
  const action = 'CHANGE_PHONE'
  await send('POST /api/v1/users/sms', { body: { action, phone, app, lang } })
  const code = await codeFor(phone)
  const { ticket = '' } = await send('POST /api/v1/users/sms/verify', { body: { action, phone, code, app } })
  await send('POST /api/v1/users/:userId/phone', { params: { userId }, body: { phone, code, ticket } })
}

async function usePasswords() {
  await page.signIn()
  await send('POST /api/v1/users/password/verify', { body: { password: 'demo1234' } })
  const change = { oldPassword: 'demo1234', newPassword: 'demo12345' }
  await send('POST /api/v1/users/password/change', { body: change })
  const email = 'demo@companion.example'
  await send('POST /api/v1/users/password/email', { body: { email, app, lang } })
  await send('POST /api/v1/users/password/sms', { body: { phone, app, lang } })
  const reset = { phone, code: await codeFor(phone), password: 'demo1234', app }
  await send('POST /api/v1/users/password/reset', { body: reset })
}

async function useSignIn() {
  const [username, password] = ['+8613700005678', 'demo1234']
  await send('POST /api/v1/auth/register/sms', { body: { phone: username, app, lang } })
  const account = { username, password, app, lang, code: await codeFor(username), agreement: true } as const
  await send('POST /api/v1/auth/register', { body: account })
  const { accessToken, refreshToken } = await send('POST /api/v1/auth/login', {
    body: { username, password },
  })
  await send('POST /api/v1/auth/token', { body: { refreshToken } })
  const { userId } = await send('GET /api/v1/users/current', { token: accessToken })
  const gone = { params: { id: userId }, query: { app: 'metawatch' }, token: accessToken } as const
  await send('DELETE /api/v1/users/:id', gone)
}

async function usePayment() {
  await page.signIn()
  const [plan] = await send('GET /api/v1/plans', { query: { app, lang } })
  await send('GET /api/v1/features', { query: { lang } })
  await send('GET /api/v1/subscriptions/current')
  await send('GET /api/v1/usages/summary')
  await send('GET /api/v1/payments/config', { query: { channel: 'browser', storefront: 'DE' } })
  const body = { planId: plan!.id, expectedAmount: plan!.price }
  const { id } = await send('POST /api/v1/orders', { body, idempotencyKey: crypto.randomUUID() })
  await send('GET /api/v1/orders', { query: { status: 'open' } })
  const pay = (provider: string) =>
    send('POST /api/v1/orders/:id/payments', {
      params: { id },
      body: { provider, returnRoute: 'payResult' },
      idempotencyKey: crypto.randomUUID(),
    })
  // Covers payment in the app, outside the app, and on the provider's page.
  await pay('google_play')
  await page.backend.settings({ usWebPayment: true })
  await pay('testpay')
  await page.backend.settings({ usWebPayment: false })
  const { payment } = await pay('testpay')
  await send('POST /api/v1/payments/:id/verify', { params: { id: payment.id }, body: { receipt: 'good' } })
  await send('GET /api/v1/orders/:id', { params: { id } })
  const other = await send('POST /api/v1/orders', { body, idempotencyKey: crypto.randomUUID() })
  await send('POST /api/v1/orders/:id/cancel', { params: { id: other.id } })
}

async function useWeather() {
  await send('GET /api/v1/weather', { query: { lat: 52.52, lon: 13.4, lang } })
  await send('GET /api/v1/weather/ip', { query: { lang } })
}

test('every call, sent to the stand-in API, goes out and comes back as the document says', async () => {
  exchanges.length = 0
  for (const use of [useAccount, usePasswords, useSignIn, usePayment, useWeather]) await use()
  const { faults, operations: used } = judged()
  expect(faults).toEqual([])
  expect(operations.map(({ operationId }) => operationId).filter((id) => !used.includes(id))).toEqual([])
})

test('a refusal comes as the document says', async () => {
  exchanges.length = 0
  const body = { username: 'demo@companion.example', password: 'wrong' }
  await expect(send('POST /api/v1/auth/login', { body })).rejects.toMatchObject({ type: 'business' })
  await page.signIn()
  const order = { planId: 'nowhere', expectedAmount: { minor: 1, currency: 'USD', exponent: 2 } }
  await expect(send('POST /api/v1/orders', { body: order })).rejects.toMatchObject({ type: 'business' })
  expect(judged()).toMatchObject({ faults: [], operations: ['postAuthLogin', 'postOrders'] })
})

test('an answer that lacks a field, and a request with one too many, are seen', async () => {
  await page.signIn()
  exchanges.length = 0
  await send('GET /api/v1/plans', { query: { app, lang } })
  const [plans] = exchanges
  const [first] = JSON.parse(plans!.text) as { price: { currency?: string } }[]
  delete first!.price.currency
  expect(checked({ ...plans!, text: JSON.stringify([first]) }).faults.join()).toContain('currency')
  await send('POST /api/v1/auth/login', {
    body: { username: 'demo@companion.example', password: 'demo1234' },
  })
  const login = exchanges.at(-1)!
  const extra = { ...(login.body as object), extra: 1 }
  expect(checked({ ...login, body: extra }).faults.join()).toContain('extra')
  const url = new URL(`${plans!.url.href}&more=1`)
  expect(checked({ ...plans!, url }).faults).toEqual(['query more'])
})

test.each(Object.entries(calls as Readonly<Record<string, AnyEndpoint>>))(
  'the page takes every answer that the document allows: %s',
  (key, { shape }) => {
    const [method = '', path = ''] = key.split(' ')
    const operation = document.paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
    const answer = operation?.responses['2XX']
    if (!answer || '$ref' in answer) throw new Error(`${key} is not in the document`)
    const schema = answer.content?.['application/json']?.schema
    if (!schema) return expect(shape('anything at all', '')).toBeUndefined()
    const taken = fc.property(answersFor(schema, document.components.schemas), (value) => {
      shape(value, '')
    })
    return fc.assert(taken, { numRuns: 200 })
  },
)
