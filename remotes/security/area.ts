import { routeAt } from '@companion/shared/navigation/router'
import type { Area } from '@companion/shared/remote/area'
import { prepareTexts } from '@companion/shared/texts/createTexts'
import { lazyScreen } from '@companion/shared/ui/lazyScreen'
import { useTexts } from './texts.ts'
import { EditPasswordNew } from './screens/EditPasswordNew.tsx'
import { loadFlows } from './screens/loadFlows.ts'

const useMissing = () => useTexts()('partMissing')
const flow = (name: keyof Awaited<ReturnType<typeof loadFlows>>) =>
  lazyScreen(async () => (await loadFlows())[name], useMissing)

const behind = new Map(
  Object.entries({
    editPassword: flow('EditPassword'),
    forgetPassword: flow('ForgetPassword'),
    commonStep21: flow('CommonStep21'),
    commonStep22: flow('CommonStep22'),
    accountDelete: flow('AccountDelete'),
    accountDeleteV2: flow('AccountDeleteV2'),
  }),
)

/** Passwords and the deletion of accounts, by route name. The choices come first, what they lead to behind them. */
export const area: Area = {
  screens: {
    editPasswordNew: EditPasswordNew,
    ...Object.fromEntries([...behind].map(([name, { Shown }]) => [name, Shown])),
  },
  async prepare(lang) {
    const first = behind.get(routeAt(location.pathname)?.name ?? '')
    // What is lost is asked for again by the screen itself, with a way to retry.
    await Promise.all([prepareTexts(lang), first?.fetch().catch(() => {})])
  },
}
