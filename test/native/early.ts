import { expect } from 'vitest'
import { paths } from '../../host-shell/build/paths.ts'
import { findDocument } from '../../host-shell/build/deploy/findDocument.ts'
import { answerRequest } from '../../host-shell/dev/serveFiles.ts'
import { startSite, type SiteOptions } from '../site/server.ts'
import { earlyScreens, type EarlyCase } from './earlyScreens.ts'
import { signedInAt, type FlowContext } from './flows.ts'
import { callTo } from './page/bundle.ts'
import { until } from './visit.ts'

/** Starts the built site on a separate origin, with a shell that is delayed by `ms` milliseconds. */
function lateSite({ documents }: FlowContext, ms: number) {
  const page: SiteOptions['page'] = (request) => findDocument(documents, request)
  return startSite({
    files: paths.site,
    page,
    first: (request, response) => {
      if (!/^\/shell\/[^/]+\/main\.js/.test(request.url ?? '')) return false
      setTimeout(() => void answerRequest(paths.site, page, request, response), ms)
      return true
    },
  })
}

async function tryOnce(
  context: FlowContext,
  { path, hold, changed }: EarlyCase,
  patience?: number,
): Promise<void> {
  const { view, user } = context
  const { acts, user: signedIn } = earlyScreens[path]!
  // A translator replaces text nodes, which loses the selection on any page. So selecting text isn't tested
  // with it.
  const given = JSON.stringify(changed ? acts.filter((act) => !('select' in act)) : acts)
  const site = await lateSite(context, hold)
  const call = async <T>(name: string, ...args: string[]) =>
    view.evaluate<T>(await callTo('early', name, given, ...args))
  try {
    await user.open(signedIn ? await signedInAt({ site }, path) : `${site.url}${path}?lang=en`)
    await until(view, () => call('act', changed ? 'changed' : ''), patience)
    await until(
      view,
      async () => {
        if (!(await view.evaluate('!!document.querySelector("[data-remote]:not([hidden]) h1")')))
          throw new Error('the screen is not live')
        expect(await call('wrong')).toBe('')
      },
      patience,
    )
    expect(await call('goOn')).toBe('')
    await user.open('about:blank')
  } finally {
    await site.close()
  }
}

/** Performs a screen's early actions before hydration. Checks that none is dropped or has a wrong result. */
export async function expectKept(context: FlowContext, early: EarlyCase): Promise<void> {
  // A driver can lose a navigation started by a link (`chromium.ts`, `engines.ts`). Then the case runs again.
  if (!earlyScreens[early.path]!.acts.some((act) => 'follow' in act)) return tryOnce(context, early)
  await tryOnce(context, early, 15_000).catch(() => tryOnce(context, early))
}
