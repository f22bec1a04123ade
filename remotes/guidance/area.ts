import type { RemoteModule } from '@companion/shared/remote/manifest'
import { lazyRemoteModule } from '@companion/shared/remote/lazyRemoteModule'
import { Download } from './screens/download/Download.tsx'
import { Help } from './screens/help/Help.tsx'
import { Support } from './screens/help/Support.tsx'
import { PrivacyPolicy, UserTerms } from './screens/legal/LegalScreen.tsx'
import { Qr, Qr2 } from './screens/qr/Qr.tsx'
import './texts.ts'

/** List and detail are one chunk, so that a guide needs no network once the list is open. */
const guide = lazyRemoteModule({
  operationalGuidance: async () =>
    (await import(/* webpackChunkName: "guide" */ './screens/guide/GuideList.tsx')).GuideList,
  operationalGuidanceDetail: async () =>
    (await import(/* webpackChunkName: "guide" */ './screens/guide/GuideDetail.tsx')).GuideDetail,
})

export const area: RemoteModule = {
  ...guide,
  screens: {
    ...guide.screens,
    download: Download,
    qr: Qr,
    qr2: Qr2,
    privacyPolicy: PrivacyPolicy,
    userTerms: UserTerms,
    help: Help,
    support: Support,
  },
}
