import { startPlain } from './start.tsx'

void startPlain({
  account: () => import(/* webpackChunkName: "account" */ '../../../remotes/account/area.ts'),
  guidance: () => import(/* webpackChunkName: "guidance" */ '../../../remotes/guidance/area.ts'),
  pay: () => import(/* webpackChunkName: "pay" */ '../../../remotes/pay/area.ts'),
  security: () => import(/* webpackChunkName: "security" */ '../../../remotes/security/area.ts'),
  weather: () => import(/* webpackChunkName: "weather" */ '../../../remotes/weather/area.ts'),
})
