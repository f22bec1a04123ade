import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FakeOptions } from '@companion/bridge-contract/fake/options'
import { paths } from '../../host-shell/build/paths.ts'
import { openChromium } from './chromium.ts'
import { startDisplay } from './display.ts'
import { openFirefox } from './firefox.ts'
import { openHost } from './hostProgram.ts'
import type { View, ViewOptions } from './view.ts'

/** An engine in the table: the device it represents, and how to install and open it. */
export interface Engine {
  readonly name: string
  /** The device it represents. */
  readonly standsFor: string
  /** Packages of Debian 12 that contain the engine. */
  readonly packages: readonly string[]
  /** The app around the page. An ordinary browser has none. */
  readonly app?: FakeOptions
  /** Returns the reason why the engine can't be used here, or undefined if it can. */
  missing(): string | undefined
  open(options: ViewOptions): Promise<View>
}

const host = (file: string) => fileURLToPath(new URL(`hosts/${file}`, import.meta.url))
const python = '/usr/bin/python3'

/** Runs a command and returns its own error message, or undefined if it succeeds. */
function complaint(command: string, args: readonly string[]): string | undefined {
  const { status, stderr, error } = spawnSync(command, args, { encoding: 'utf8' })
  if (status === 0) return undefined
  return error?.message ?? (stderr.trim().split('\n').at(-1) || `${command} fails`)
}

const canImport = (statement: string) => complaint(python, ['-c', statement])
const isThere = (file: string) => (existsSync(file) ? undefined : `${file} is not there`)
const hasDisplay = () => isThere('/usr/bin/Xvfb')

/** Opens a host that needs a display. When the host is closed, the display is closed too. */
async function onDisplay(open: (env: Record<string, string>) => Promise<View>): Promise<View> {
  const display = await startDisplay()
  try {
    const view = await open({ DISPLAY: display.name })
    return { ...view, close: () => view.close().finally(display.close) }
  } catch (failure) {
    display.close()
    throw failure
  }
}

const wpeLibraries = ['wpe-webkit-1.1', 'wpebackend-fdo-1.0', 'wayland-server']

function compileWpe(): string {
  mkdirSync(paths.scratch, { recursive: true })
  const program = join(paths.scratch, 'wpe')
  const flags = execFileSync('pkg-config', ['--cflags', '--libs', ...wpeLibraries], { encoding: 'utf8' })
  execFileSync('gcc', ['-O1', '-o', program, host('wpe.c'), ...flags.trim().split(/\s+/)])
  return program
}

const openQt = (version: '5' | '6', env: Record<string, string>, options: ViewOptions) =>
  openHost(
    {
      command: python,
      args: (script) => [host('qtwebengine.py'), version, script],
      reply: 'object',
      picture: 'png',
      env,
    },
    options,
  )

const chromium = '/usr/bin/chromium'
const firefox = '/usr/bin/firefox-esr'

/** The tested engines, oldest first. */
export const nativeEngines: readonly Engine[] = [
  {
    name: 'Chromium 87',
    standsFor: 'an Android web view of 2020',
    packages: ['python3-pyqt5.qtwebengine', 'xvfb'],
    app: { platform: 'android' },
    missing: () => canImport('from PyQt5 import QtWebEngineWidgets') ?? hasDisplay(),
    open: (options) => onDisplay((env) => openQt('5', env, options)),
  },
  {
    name: 'Chromium 102',
    standsFor: 'an Android web view of 2022',
    packages: ['python3-pyqt6.qtwebengine'],
    app: { platform: 'android' },
    missing: () => canImport('from PyQt6 import QtWebEngineWidgets'),
    open: (options) => openQt('6', {}, options),
  },
  {
    name: 'WPE WebKit 2.38',
    standsFor: 'iOS 16.0',
    packages: ['libwpewebkit-1.1-dev', 'libwpebackend-fdo-1.0-dev', 'gcc', 'libc6-dev', 'pkg-config'],
    app: { platform: 'ios', replies: false },
    missing: () =>
      complaint('gcc', ['--version']) ?? complaint('pkg-config', ['--print-errors', ...wpeLibraries]),
    open: async (options) =>
      openHost(
        {
          command: compileWpe(),
          args: (script, methods) => [script, methods],
          reply: 'door',
          picture: 'ppm',
          // It loses about one in 200 of the navigations that switch processes because of
          // Cross-Origin-Opener-Policy.
          losesNavigations: true,
        },
        options,
      ),
  },
  {
    name: 'WebKitGTK 2.50',
    standsFor: 'iOS of today',
    packages: ['python3-gi', 'python3-gi-cairo', 'gir1.2-webkit2-4.1', 'xvfb'],
    app: { platform: 'ios' },
    missing: () =>
      canImport(
        "import gi, cairo; gi.require_version('WebKit2', '4.1'); from gi.repository import WebKit2",
      ) ?? hasDisplay(),
    open: (options) =>
      onDisplay((env) =>
        openHost(
          {
            command: python,
            args: (script, methods) => [host('webkitgtk.py'), script, methods],
            reply: 'handler',
            picture: 'png',
            // Like WPE, it loses navigations, but only about one in a few hundred runs.
            losesNavigations: true,
            env: { ...env, GDK_BACKEND: 'x11', GSETTINGS_BACKEND: 'memory', NO_AT_BRIDGE: '1' },
          },
          options,
        ),
      ),
  },
  {
    name: 'Chromium of today',
    standsFor: 'an Android web view of today',
    packages: ['chromium'],
    app: { platform: 'android' },
    missing: () => isThere(process.env['CHROMIUM_PATH'] ?? chromium),
    open: (options) => openChromium(process.env['CHROMIUM_PATH'] ?? chromium, options),
  },
  {
    name: 'Firefox ESR',
    standsFor: 'a browser on a desk',
    packages: ['firefox-esr'],
    missing: () => isThere(firefox),
    open: (options) => openFirefox(firefox, options),
  },
]

const mode = process.env['NATIVE_WEBVIEW']

/** Whether a missing engine fails the run (`NATIVE_WEBVIEW=require`). Otherwise the engine is skipped. */
export const isRequired = mode === 'require'

/** Returns the reason why an engine is skipped, or undefined if it runs. `NATIVE_WEBVIEW=off` skips all. */
export const leftOut = (engine: Engine): string | undefined =>
  mode === 'off' ? 'NATIVE_WEBVIEW is off' : engine.missing()
