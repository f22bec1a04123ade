import type { ControlRoom } from '../../mock-api/controlRoom.ts'
import { expect, test } from '../fixtures.ts'
import { orderOf } from '../pay/openPay.ts'
import { signedIn } from '../session.ts'
import { routes } from '../shell/walk.ts'
import { checkLooks, day, everywhere } from './checkLooks.ts'

test.use(everywhere)

/** Queries for screens whose path without a query shows another screen. */
const queries: Readonly<Record<string, (standin: ControlRoom) => Promise<string>>> = {
  async payResult(standin) {
    const body = orderOf({ status: 'fulfilled' }, { status: 'succeeded', paidAt: '2026-03-04T09:40:00.000Z' })
    await standin.fault({ method: 'GET', path: '/api/v1/orders/*', body })
    return '?orderId=ord_1'
  },
}

for (const { name, path, remote } of routes)
  test(`${name} looks as in its pictures`, async ({ page, open, standin }, info) => {
    await standin.advanceClock(day - Date.now())
    const query = (await queries[name]?.(standin)) ?? ''
    const address = await signedIn(standin, path + query)
    await checkLooks(page, info, name, {
      reach: async (lang) => {
        // Only the first URL needs the tokens, because the session stores them.
        await open(lang === 'en' ? address : `${path}${query}${query ? '&' : '?'}lang=${lang}`)
        await expect(page.locator(`[data-remote="${remote}"]`)).toBeVisible()
      },
    })
  })
