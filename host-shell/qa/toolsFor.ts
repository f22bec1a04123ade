import type { BootData } from '../boot/bootData.ts'
import type { Tools } from './tools.ts'

/** Loads the tools where the address asks for them; the page works without them. */
export async function toolsFor(win: Window, bootData: BootData): Promise<Tools | undefined> {
  const { pathname, search } = win.location
  if (!win.companionTokens?.tester && !/^\/isolate\/|[?&](qa|isolate|release)=/.test(pathname + search))
    return
  return import(/* webpackChunkName: "qa" */ './tools.ts')
    .then(({ prepareTools }) => prepareTools(win, bootData))
    .catch(() => undefined)
}
