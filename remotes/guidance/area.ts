import type { Area } from '@companion/shared/remote/area'
import { prepareTexts } from '@companion/shared/texts/createTexts'
import { lazyScreen } from './screens/lazyScreen.tsx'
import './texts.ts'

const guide = () => import(/* webpackChunkName: "guide" */ './screens/guide.ts')
const app = () => import(/* webpackChunkName: "app" */ './screens/app.ts')
const papers = () => import(/* webpackChunkName: "papers" */ './screens/papers.ts')

/** List and detail of the guide are one part, so that the guide needs no network once its list is open. */
export const area: Area = {
  screens: {
    operationalGuidance: lazyScreen(async () => (await guide()).GuideList),
    operationalGuidanceDetail: lazyScreen(async () => (await guide()).GuideDetail),
    download: lazyScreen(async () => (await app()).Download),
    qr: lazyScreen(async () => (await app()).Qr),
    qr2: lazyScreen(async () => (await app()).Qr2),
    privacyPolicy: lazyScreen(async () => (await papers()).PrivacyPolicy),
    userTerms: lazyScreen(async () => (await papers()).UserTerms),
    help: lazyScreen(async () => (await papers()).Help),
    support: lazyScreen(async () => (await papers()).Support),
  },
  prepare: prepareTexts,
}
