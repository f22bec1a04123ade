import { expect, test } from 'vitest'
import { session } from '@companion/shared/session/current'
import { livePage } from '../../../test/session/livePage.ts'
import { dropProof, handedOff, handOff } from './purchaseHandoff.ts'
// Imported for its effect, as on every page. The module drops the previous user's data.
import '@companion/shared/session/account'

const page = livePage()
const purchase = { appStatus: 'success', proof: { receipt: 'r' } } as const

/** Loads another copy of the module, as the remote's next release would. */
const nextRelease = async () => {
  const file = './purchaseHandoff.ts?next'
  return (await import(/* @vite-ignore */ file)) as { readonly handedOff: typeof handedOff }
}

test("the app's proof of a purchase outlives a swap of the remote, until the server has seen it", async () => {
  handOff('ord_1', purchase)
  const { handedOff: found } = await nextRelease()
  expect(found).not.toBe(handedOff)
  expect(found('ord_1')).toEqual(purchase)
  expect(found('ord_2')).toBeUndefined()
  dropProof('ord_1')
  expect(found('ord_1')).toEqual({ appStatus: 'success' })
})

test('a purchase is forgotten with its user', async () => {
  await page.signIn()
  handOff('ord_1', purchase)
  session().end('expired')
  expect(handedOff('ord_1')).toBeUndefined()
})
