import { lazyRemoteModule } from '@companion/shared/remote/lazyRemoteModule'
import './texts.ts'

export const area = lazyRemoteModule({
  payList: async () => (await import(/* webpackChunkName: "list" */ './screens/PayList.tsx')).PayList,
  payResult: async () => (await import(/* webpackChunkName: "result" */ './screens/PayResult.tsx')).PayResult,
})
