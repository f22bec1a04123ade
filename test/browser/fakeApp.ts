import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { build } from 'esbuild'
import type { FakeCall, FakeOptions } from '@companion/bridge-contract/fake/options'

const root = fileURLToPath(new URL('../..', import.meta.url))
const entry = `import { installFakeApp } from './bridge-contract/fake/install.ts'
Object.assign(globalThis, { installFakeApp })`

let bundle: Promise<string> | undefined

/** Returns the bridge contract's fake app as one script. It's bundled only once per worker. */
const fakeApp = (): Promise<string> =>
  (bundle ??= build({
    stdin: { contents: entry, resolveDir: root, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'iife',
  }).then(({ outputFiles }) => outputFiles[0]?.text ?? ''))

interface AppAround {
  /** Returns the parameters of all calls of a method since the page was loaded, oldest first. */
  calls(method: string): Promise<unknown[]>
  /** Makes the app send an event. */
  emit(event: string, data: object): Promise<void>
}

type Window = { fakeApp: { calls: readonly FakeCall[]; emit(event: string, data: object): unknown } }

/**
 * Adds a fake native app to the page before its scripts run. The options are passed as JSON, so responses
 * must be values rather than functions.
 */
export async function insideFakeApp(page: Page, options: FakeOptions = {}): Promise<AppAround> {
  const start = `window.fakeApp = installFakeApp(window, ${JSON.stringify(options)})`
  await page.addInitScript({ content: `${await fakeApp()};${start}` })
  return {
    calls: (method) =>
      page.evaluate(
        (name) =>
          (window as unknown as Window).fakeApp.calls
            .filter((call) => call.method === name)
            .map(({ params }) => params),
        method,
      ),
    emit: (event, data) =>
      page.evaluate(([name, news]) => void (window as unknown as Window).fakeApp.emit(name, news), [
        event,
        data,
      ] as const),
  }
}
