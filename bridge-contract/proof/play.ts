import { installFakeApp, type FakeApp } from '../fake/install.ts'
import type { FakeOptions } from '../fake/options.ts'
import { createBridge, type Bridge } from '../index.ts'
import { testWindow, type TestWindow } from './window.ts'

/** Opens a page inside the fake app, with a fake clock. */
export function play(
  options: FakeOptions = {},
): TestWindow & { readonly app: FakeApp; readonly bridge: Bridge } {
  const page = testWindow()
  const app = installFakeApp(page.win, options)
  return { ...page, app, bridge: createBridge(page.win, app.port ? { port: app.port } : {}) }
}
