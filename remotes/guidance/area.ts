import { routeAt } from '@companion/shared/navigation/router'
import * as limits from '@companion/shared/limits'
import { timeout } from '@companion/shared/platform/clock'
import type { RemoteModule } from '@companion/shared/remote/manifest'
import { lazyRemoteModule } from '@companion/shared/remote/lazyRemoteModule'
import { Download } from './screens/download/Download.tsx'
import { Help } from './screens/help/Help.tsx'
import { Support } from './screens/help/Support.tsx'
import { PrivacyPolicy, UserTerms } from './screens/legal/LegalScreen.tsx'
import { Qr, Qr2 } from './screens/qr/Qr.tsx'
import { loadHelp } from './model/help.ts'
import { loadLegal, versionOf, type LegalName } from './model/legal.ts'
import './texts.ts'

/** The list and the guides share a chunk, so that the guides work offline once the list has been opened. */
const guide = lazyRemoteModule({
  operationalGuidance: async () =>
    (await import(/* webpackChunkName: "guide" */ './screens/guide/GuideList.tsx')).GuideList,
  operationalGuidanceDetail: async () =>
    (await import(/* webpackChunkName: "guide" */ './screens/guide/GuideDetail.tsx')).GuideDetail,
})

const legal = (name: LegalName) => (lang: string) => loadLegal(name, versionOf(name).version, lang)

/** Functions that load the long text of a route, by route name. */
const pagesOf: Readonly<Record<string, (lang: string) => Promise<unknown>>> = {
  help: loadHelp,
  privacyPolicy: legal('privacy'),
  userTerms: legal('terms'),
}

/**
 * Resolves once React's `use` can read the long text without suspending. If the screen suspended, React would
 * render it again over prerendered markup that a page translator has changed. Also resolves if the text fails
 * or is late, because the screen handles that.
 */
const loaded = (page: Promise<unknown>): Promise<unknown> =>
  timeout(
    limits.secondaryData,
    page.then((value) => Object.assign(page, { status: 'fulfilled', value })),
  ).catch(() => {})

export const area: RemoteModule = {
  async prepare(lang, route = routeAt(location.pathname)?.name) {
    // The remote's translations load first, because their file contains the hash of the long text's file.
    // Without the hash, the long text would load in English.
    await guide.prepare(lang, route)
    const page = pagesOf[route ?? '']
    if (page) await loaded(page(lang))
  },
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
