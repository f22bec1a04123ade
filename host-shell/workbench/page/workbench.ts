import { keptNames } from '@companion/shared/navigation/router'
import { setTextFilter } from '@companion/shared/texts/language'
import type { BootData } from '@companion/shell/boot/bootData'
import { toolNames } from '../model/controls.ts'
import { pseudoText } from '../model/pseudo.ts'
import { tapApi } from './apiTap.ts'
import { recordTab } from './recorder.ts'
import { surround } from './surroundings.ts'
import { replayOf } from './replay.ts'
import { prepareUser } from './user.ts'

/** Sets direction and pseudo-language. The other look settings are the page's own flags. */
function changeLook({ document: { documentElement: html } }: Window, query: URLSearchParams): void {
  const pseudo = query.get('pseudo')
  if (pseudo) setTextFilter((text) => (typeof text === 'string' ? pseudoText(text) : text))
  const dir = query.get('dir') ?? (pseudo === 'rtl' ? pseudo : '')
  if (dir === 'ltr' || dir === 'rtl') html.dir = dir
}

/**
 * Sets up the environment that the URL requests. Must run before the bridge, the session and the first
 * screen.
 */
export function prepareWorkbench(
  win: Window & { fetch: typeof fetch },
  bootData: BootData,
  remote: string | undefined,
) {
  const query = new URLSearchParams(win.location.search)
  const asked = (name: string) => query.get(name) ?? ''
  for (const name of toolNames) keptNames.add(name)
  const replay = replayOf(win, asked('replay'))
  surround(win, { query, alone: !!remote, replay })
  const tap = tapApi(win, {
    fault: asked('fault'),
    network: asked('network'),
    seed: Number(asked('seed')) || 1,
    answering: replay?.answering,
  })
  // These requests were sent before they could be recorded. Removing them makes the client
  // send them again.
  bootData.sent = undefined
  changeLook(win, query)
  return {
    tap,
    recorder: recordTab(win, tap),
    replay,
    tokens: prepareUser(win, { user: asked('user'), standin: asked('standin'), alone: !!remote }),
  }
}

export type Workbench = ReturnType<typeof prepareWorkbench>
