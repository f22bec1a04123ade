import { lazyArea } from '@companion/shared/ui/lazyArea'
import './texts.ts'

/** Plans and the result of a payment, by route name. */
export const area = lazyArea({
  payList: async () => (await import(/* webpackChunkName: "list" */ './screens/PayList.tsx')).PayList,
  payResult: async () => (await import(/* webpackChunkName: "result" */ './screens/PayResult.tsx')).PayResult,
})
