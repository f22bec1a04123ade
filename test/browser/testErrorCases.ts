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
 * One test per line marked for browsers: runs a flow up to its call, which the server refuses as the line
 * says.
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
      // Nothing is repeated automatically, and no second code is sent.
      expect((await standin.outbox()).length).toBeLessThanOrEqual(1)
    })
}
