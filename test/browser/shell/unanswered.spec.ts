import { expect, test, type Browser, type Page } from '@playwright/test'
import type { PageConfig } from '../../../host-shell/shell/boot/bootData.ts'
import type { ControlRoom } from '../../mock-api/controlRoom.ts'
import { button, goToPayment } from '../pay/actions.ts'
import { specRoutes } from '../../spec/routes.ts'
import { flows as account } from '../account/flows.ts'
import { runOnServers, startServers, type OwnServer } from './parallelServers.ts'
import { signedIn } from '../session.ts'
import { flows as security } from '../security/flows.ts'
import { requestsOf, withhold, type Asked } from './withhold.ts'

const files = { file: 4000, remote: 6000, chunk: 6000, channel: 3000 }
// Milliseconds. Long enough for real responses on a busy machine.
const calls = { request: 5000, weather: 5000, order: 4000, decision: 9000, call: 9000, refresh: 5000 }
// Tolerance for a busy machine, in milliseconds. It's longer than every timeout above, so only a wait without
// one of these timeouts exceeds it.
const patience = 15_000

const expired = async (room: ControlRoom) => {
  const { accessToken, refreshToken } = await room.session({ expiresIn: -5 })
  return `/upload-nickname?acc_token=${accessToken}&ref_token=${refreshToken}`
}
const opened = specRoutes.map(
  ({ path }): Asked['at'] =>
    (room) =>
      signedIn(room, path),
)
const screens = [expired, ...opened]

const inPay = (room: ControlRoom) => signedIn(room, '/pay/')
const toProvider = { at: inPay, go: goToPayment }
const back = { at: inPay, go: (page: Page) => goToPayment(page).then(() => button(page, 'Succeed').click()) }
const presses: readonly (readonly [string, Omit<Asked, 'request'>])[] = [
  ['PATCH /users/*', account.nickname],
  ['PATCH /users/*', account.email],
  ['POST /users/sms', account.phone],
  ['POST /users/*/phone', account.phoneCode],
  ['POST /auth/register/sms', account.registerCode],
  ['POST /auth/register', account.registerPhone],
  ['POST /auth/login', account.login],
  ['POST /users/password/verify', security.oldPassword],
  ['POST /users/password/change', security.afterOldPassword],
  ['POST /users/password/sms', security.sms],
  ['POST /users/password/email', security.email],
  ['POST /users/sms/verify', security.smsCode],
  ['POST /users/password/reset', security.afterForgotten],
  ['POST /auth/login', security.validate],
  ['DELETE /users/*', security.remove],
  ['POST /orders', toProvider],
  ['POST /orders/*/payments', toProvider],
  ['GET /orders/*', back],
]

/** Withholds each response on a separate page and returns the waits that never end. */
const withheld = async (browser: Browser, limits: PageConfig['limits'], cases: readonly Asked[]) => {
  const work = (one: Asked, server: OwnServer) => withhold(browser, server, one, patience)
  const waits = await runOnServers(await startServers(8, limits), cases, work)
  // Eight pages at once can be slow, so test the late ones again one by one. Alone, a page is late only if
  // nothing ends its wait.
  const late = cases.filter((_, at) => waits[at]?.length)
  return (await runOnServers(await startServers(1, limits), late, work)).flat()
}

test('whatever a screen asks for is never answered: it says so in time, or goes on without', async ({
  browser,
}) => {
  test.setTimeout(1_200_000)
  const made = (
    await runOnServers(await startServers(4), screens, (at, server) => requestsOf(browser, server, at))
  ).flat()
  const isCall = ({ request }: Asked) => request.includes(' /api/')
  // Test each file once, because the same code waits for it on every screen. Test each call on every screen,
  // because each screen has its own code for it. `lostFiles` covers the first files of each remote.
  const ofFiles = new Map(
    made
      .filter((it) => !isCall(it) && !/\/r\/.*\/(remoteEntry|area|texts)\b/.test(it.request))
      .map((it) => [it.request, it]),
  ).values()
  const ofCalls = made.filter(isCall)
  expect(ofCalls.length).toBeGreaterThan(15)
  expect(await withheld(browser, files, [...ofFiles])).toEqual([])
  expect(await withheld(browser, calls, ofCalls)).toEqual([])
})

test('whatever a press asks for is never answered: the page says so in time', async ({ browser }) => {
  test.setTimeout(1_200_000)
  const cases = presses.map(([call, from]) => ({ ...from, request: call.replace(' ', ' /api/v1') }))
  expect(await withheld(browser, calls, cases)).toEqual([])
})
