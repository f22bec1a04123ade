import type { RemoteModule } from '@companion/shared/remote/remoteModule'
import { lazyRemoteModule } from '@companion/shared/remote/lazyRemoteModule'
import { Download } from './screens/download/Download.tsx'
import { Help } from './screens/help/Help.tsx'
import { Support } from './screens/help/Support.tsx'
import { PrivacyPolicy } from './screens/legal/PrivacyPolicy.tsx'
import { UserTerms } from './screens/legal/UserTerms.tsx'
import { Qr } from './screens/qr/Qr.tsx'
import { Qr2 } from './screens/qr/Qr2.tsx'
import './texts.ts'

/** List and detail are one part, so that the guide needs no network once its list is open. */
const guide = () => import(/* webpackChunkName: "guide" */ './screens/guide.ts')

const behind = lazyRemoteModule({
  operationalGuidance: async () => (await guide()).GuideList,
  operationalGuidanceDetail: async () => (await guide()).GuideDetail,
})

export const area: RemoteModule = {
  ...behind,
  screens: {
    ...behind.screens,
    download: Download,
    qr: Qr,
    qr2: Qr2,
    privacyPolicy: PrivacyPolicy,
    userTerms: UserTerms,
    help: Help,
    support: Support,
  },
}
