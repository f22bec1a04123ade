import { lazyRemoteModule } from '@companion/shared/remote/lazyRemoteModule'
import './texts.ts'

export const area = lazyRemoteModule({
  async payList() {
    const [{ PayList }, { beginShop }] = await Promise.all([
      import(/* webpackChunkName: "list" */ './screens/PayList.tsx'),
      import(/* webpackChunkName: "list" */ './screens/list/shopLoads.ts'),
    ])
    await beginShop()
    return PayList
  },
  payResult: async () => (await import(/* webpackChunkName: "result" */ './screens/PayResult.tsx')).PayResult,
})
