import { serverTime } from '@companion/shared/platform/serverTime'
import type { Tools } from '@companion/shell/app/tools'
import type { BootData } from '@companion/shell/boot/bootData'
import { fetchText } from '@companion/shell/boot/fetchText'
import { applyOverride } from '@companion/shell/releases/override'
import { showBadge } from '@companion/shell/releases/badge'
import { knownReleases } from '@companion/shell/releases/openReleases'
import { acceptDocument, loadVerification } from '@companion/shell/releases/acceptDocument'
import { newestDocument, type ReleaseState } from '@companion/shell/releases/releaseState'
import { isTester, mayUse } from '@companion/release-protocol/access'
import type { KnownDocument } from '@companion/release-protocol/channelDocument'
import { enterAlone } from './isolate.ts'
import { keepTester, testerToken } from './page/tester.ts'
import { prepareWorkbench } from './page/workbench.ts'

/** Returns the tools that the URL requests, whether or not the channel allows them. */
function requestedTools({ pathname, search }: Location) {
  // `/isolate`: the list of all screens.
  if (/^\/isolate\/?$/.test(pathname)) return { remote: undefined, index: true, panel: true }
  // `/isolate/<remote>`, or `isolate=<remote>` on the remote's own routes: an isolated remote.
  const [, remote] = /^\/isolate\/([\w-]+)/.exec(pathname) ?? /[?&]isolate=([\w-]+)/.exec(search) ?? []
  return { remote, index: false, panel: !!remote || /[?&]qa=1(&|$)/.test(search) }
}

// In English like all tools, because users never see it.
const closed = 'not open to this device'

/**
 * Reports that a request in the URL was denied. Shows it on the page only if the device has been a tester's.
 * Otherwise logs it to the console, because anyone can send such a link to a customer.
 */
function deny({ document }: Window, what: string): void {
  if (testerToken()) showBadge(document, () => `✕ ${what}`)
  else console.info(`✕ ${what}`)
}

const serverNews = (bootData: BootData) =>
  (bootData.news ??= fetchText(`/c/${companion.page.config.channel}.json`))

/** Returns the newest verified document. Waits for the server's. */
async function newestTrusted(win: Window, bootData: BootData): Promise<KnownDocument> {
  const known = knownReleases(win)
  const { restoreStored, verifyDocument } = await loadVerification()
  const documents = await restoreStored(known).catch(() => known.documents)
  const newest = newestDocument({ documents })
  const { document = newest } = await verifyDocument(
    await serverNews(bootData),
    known.trust,
    newest,
    serverTime(),
  )
  return document
}

/** Prepares the tools that the URL requests, if the channel allows them. */
export async function prepareTools(win: Window, bootData: BootData): Promise<Tools> {
  const tester = companion.tokens?.tester
  const { remote, index, panel } = requestedTools(win.location)
  const document = tester || panel ? await newestTrusted(win, bootData) : undefined
  if (document && tester) {
    // Only a valid token is stored, so that a forged link can't replace it.
    if (isTester(document, tester)) keepTester(tester)
    else deny(win, 'tester: not known to this channel')
  }
  const allowed = document !== undefined && mayUse(document, 'tools', testerToken())
  if (panel && !allowed) deny(win, `QA tools: ${closed}`)
  const workbench = panel && allowed ? prepareWorkbench(win, bootData, remote) : undefined
  return {
    choose: async (releases: ReleaseState): Promise<void> => {
      if (!/[?&]release=/.test(win.location.search)) return
      // Waits for the server's document, because it can allow more than the stored one.
      await acceptDocument(releases, await serverNews(bootData))
      const allowed = (latest: KnownDocument) => mayUse(latest, 'releases', testerToken())
      if (testerToken() || allowed(newestDocument(releases)))
        await applyOverride(win, releases, allowed).catch(() => {})
      else deny(win, `releases by name: ${closed}`)
    },
    enter: async () => {
      const tokens = await workbench?.tokens()
      if (workbench && remote) enterAlone(win, remote)
      return tokens
    },
    show: (): void => {
      if (!workbench || !document) return
      void import(/* webpackChunkName: "qa-panel" */ './panel/openPanel.tsx').then(({ openPanel }) =>
        openPanel(win, { workbench, document, index }),
      )
    },
  }
}
