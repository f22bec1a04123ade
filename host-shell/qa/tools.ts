import type { BootData } from '../boot/bootData.ts'
import { applyOverride } from '../releases/page/override.ts'
import { showBadge } from '../releases/page/badge.ts'
import { knownReleases } from '../releases/page/openReleases.ts'
import { acceptDocument, loadVerification, type ReleaseState } from '../releases/page/releaseState.ts'
import { isTester, mayUse } from '../releases/model/access.ts'
import type { KnownDocument } from '../releases/model/channelDocument.ts'
import { enterAlone } from './isolate.ts'
import { keepTester, testerToken } from './page/tester.ts'
import { prepareWorkbench } from './page/workbench.ts'

/** The tools that an address asks for; whether the channel allows them is another question. */
function requestedTools({ pathname, search }: Location) {
  // One remote alone: `/isolate/<remote>`, or `isolate=<remote>` on its own routes. `/isolate` lists all.
  const [, remote] = /^\/isolate\/([\w-]+)/.exec(pathname) ?? /[?&]isolate=([\w-]+)/.exec(search) ?? []
  const index = /^\/isolate\/?$/.test(pathname)
  return { remote, index, panel: !!remote || index || /[?&]qa=1(&|$)/.test(search) }
}

// In English like all of the tools, which users do not reach.
const closed = 'not open to this device'

/** The newest verified document; waits for the server's one. */
async function newestTrusted(win: Window, bootData: BootData): Promise<KnownDocument> {
  const known = knownReleases(win)
  const { withStored, verifyDocument } = await loadVerification()
  const [newest] = await withStored(known).catch(() => known.documents)
  const { document = newest! } = await verifyDocument(
    await bootData.document(),
    known.trust,
    newest!,
    Date.now(),
  )
  return document
}

export async function prepareTools(win: Window, bootData: BootData) {
  const tester = win.companionTokens?.tester
  const { remote, index, panel } = requestedTools(win.location)
  const document = tester || panel ? await newestTrusted(win, bootData) : undefined
  const deny = (what: string) => showBadge(win.document, () => `✕ ${what}`)
  if (document && tester) {
    // A forged link must not take the place of a good one.
    if (isTester(document, tester)) keepTester(tester)
    else deny('tester: not known to this channel')
  }
  const allowed = document !== undefined && mayUse(document, 'tools', testerToken())
  if (panel && !allowed) deny(`QA tools: ${closed}`)
  const workbench = panel && allowed ? prepareWorkbench(win, bootData, remote) : undefined
  return {
    /** Gives the releases that the address names, where the channel allows it. */
    choose: async (releases: ReleaseState): Promise<void> => {
      if (!/[?&]release=/.test(win.location.search)) return
      // The stored document may not allow yet what the server's one does.
      await acceptDocument(releases, await bootData.document())
      await applyOverride(win, releases, (latest) => mayUse(latest, 'releases', testerToken())).catch(
        () => {},
      )
    },
    /** Moves to the first screen of the remote that is alone here; gives the tokens of the session that is asked for. */
    enter: async () => {
      const tokens = await workbench?.tokens()
      if (workbench && remote) enterAlone(win, remote)
      return tokens
    },
    show: (): void => {
      if (workbench && document)
        void import(/* webpackChunkName: "qa-panel" */ './panel/openPanel.tsx').then(({ openPanel }) =>
          openPanel(win, { workbench, document, index }),
        )
    },
  }
}

export type Tools = Awaited<ReturnType<typeof prepareTools>>
