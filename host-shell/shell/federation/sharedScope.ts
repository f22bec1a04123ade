import React from 'react'
import ReactDOM from 'react-dom'
import jsxRuntime from 'react/jsx-runtime'
import { getVersion, proxy, ref, snapshot, subscribe, useSnapshot } from 'valtio'
import * as bridge from '@companion/shared/bridge/app'
import * as brand from '@companion/shared/brand/current'
import * as flags from '@companion/shared/flags/current'
import * as phone from '@companion/shared/forms/phone'
import * as client from '@companion/shared/http/client'
import * as reporting from '@companion/shared/http/reportError'
import * as router from '@companion/shared/navigation/router'
import * as storage from '@companion/shared/platform/storage'
import * as account from '@companion/shared/session/account'
import * as currentSession from '@companion/shared/session/current'
import * as store from '@companion/shared/session/store'
import * as guard from '@companion/shared/swap/guard'
import * as language from '@companion/shared/texts/language'
import * as toasts from '@companion/shared/toasts/queue'

/**
 * Valtio without its unstable functions. Those are meant for other libraries and would add 0.2 kB to the
 * first screen.
 */
const valtio = { getVersion, proxy, ref, snapshot, subscribe, useSnapshot }

/** Versions of the modules that the page shares. The build inlines them. */
declare const PROVIDED_VERSIONS: Readonly<Record<'react' | 'valtio' | 'shared' | 'mf', string>>

const libraries: Readonly<Record<string, object>> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDOM,
}

/**
 * Every stateful module of `@companion/shared`. All remotes must use the same instance, otherwise their state
 * would diverge. A test compares the list with `shared/kit/singletons.ts`.
 */
const stateful: Readonly<Record<string, object>> = {
  'brand/current': brand,
  'bridge/app': bridge,
  'flags/current': flags,
  'forms/phone': phone,
  'http/client': client,
  'http/reportError': reporting,
  'navigation/router': router,
  'platform/storage': storage,
  'session/account': account,
  'session/current': currentSession,
  'session/store': store,
  'swap/guard': guard,
  'texts/language': language,
  'toasts/queue': toasts,
}

const { react, valtio: valtioVersion, shared, mf } = PROVIDED_VERSIONS

/** A shared module. `federationRuntime.ts` adds the fields that only the federation runtime reads. */
const entry = (version: string, module: object) => ({ [version]: { lib: () => module } })

const all = (modules: Readonly<Record<string, object>>, version: string, folder = '') =>
  Object.fromEntries(Object.entries(modules).map(([name, module]) => [folder + name, entry(version, module)]))

/** The modules that the page shares with each container: module → version → getter. */
export const shareScope: Readonly<Record<string, ReturnType<typeof entry>>> = {
  ...all(libraries, react),
  ...all({ valtio }, valtioVersion),
  ...all(stateful, shared, '@companion/shared/'),
}

/** Version of the federation runtime. Remotes are built without a runtime and require this version. */
export const runtimeVersion = mf

/** Shared module → version, for the compatibility gate. */
export const providedVersions = {
  react,
  valtio: valtioVersion,
  '@companion/shared': shared,
}
