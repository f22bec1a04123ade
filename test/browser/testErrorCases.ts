import type { Page } from '@playwright/test'
import type { ControlRoom } from '../mock-api/controlRoom.ts'
import { expectAccessible } from './looks.ts'
import { expect, test } from './fixtures.ts'
import { callsOf, faultOf, type ErrorCase } from '../errorCases/errorCase.ts'
import { expectError } from './errorCases.ts'

interface Flow {
  readonly at: (standin: ControlRoom) => string | Promise<string>
  readonly go: (page: Page, standin: ControlRoom) => Promise<void>
}

/**
 * Adds one test per table line marked `inBrowser`. Each test runs a flow up to its API call, to which the
 * mock API responds with the line's error.
 */
export function testErrorCases<S extends string>(
  flows: Readonly<Record<S, Flow>>,
  table: readonly (ErrorCase & { readonly from: S })[],
): void {
  for (const line of table.filter(({ inBrowser }) => inBrowser))
    test(`${line.from}: ${line.call} answers ${line.code ?? 'without a code'}`, async ({
      page,
      open,
      standin,
    }) => {
      const { at, go } = flows[line.from]
      await standin.fault(faultOf(line))
      await open(await at(standin))
      await go(page, standin)
      await expectError(page, line)
      await expectAccessible(page, 'refused')
      expect(await callsOf(standin, line)).toBe(1)
      expect(await standin.requests('/auth/token')).toEqual([])
      // An automatic retry would send the user a second verification code.
      expect((await standin.outbox()).length).toBeLessThanOrEqual(1)
    })
}
