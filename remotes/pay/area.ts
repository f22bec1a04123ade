import { lazyRemoteModule } from '@companion/shared/remote/lazyRemoteModule'
import './texts.ts'

export const area = lazyRemoteModule({
  async payList() {
    const [{ PayList }, { prefetchPlansPage }] = await Promise.all([
      import(/* webpackChunkName: "list" */ './screens/PayList.tsx'),
      import(/* webpackChunkName: "list" */ './screens/list/plansPageLoads.ts'),
    ])
    await prefetchPlansPage()
    return PayList
  },
  payResult: async () => (await import(/* webpackChunkName: "result" */ './screens/PayResult.tsx')).PayResult,
})
