import { remoteNames } from '@companion/build/remotes'
import { shellName } from '@companion/release-protocol/shellRelease'
import type { FlagMeanings } from './flags.ts'

/** What is released: the remotes of this checkout, and the shell. */
export const releasedNames = (): string[] => [...remoteNames(), shellName]

/** How a release is written. */
export const refWord = '<remote>@<version>-<build>'

/** How a rollout is written: its remote, or its release, to be sure of the one that is meant. */
export const rolloutWord = '<remote> or <remote>@<version>-<build>'

/** The beginnings of a release's name, for completion. */
export const refStarts = (): string[] => releasedNames().map((remote) => `${remote}@`)

export const fleetMeaning =
  'the devices that are out there, as a list of {name, share, brand, os, app, contract, caps}'

/** The flags of a verb whose signatures may have to come from elsewhere. */
export const requestFlags = {
  request: 'writes a file for holders elsewhere to sign, where their signatures are needed as well',
  signatures: 'the files that they have signed',
} as const satisfies FlagMeanings

export const mapsMeaning =
  'where source maps are kept (COMPANION_MAP_STORE); a folder of this machine without it'

export const jsonMeaning = 'the same as JSON, for programs; the guide describes its fields'

/** Where numbers of health come from, and when they speak against a release. */
export const healthFlags = {
  source:
    'where the numbers are (COMPANION_HEALTH_SOURCE): http://localhost:8080 for npm start (without it), or prometheus:https://…',
  hours: 'how far back the numbers go, 24 without it',
  'pause-at': 'on how many of the devices it may fail, 1% without it',
  'min-devices': 'how many devices must have tried it before that counts, 100 without it',
} as const satisfies FlagMeanings

export const gateFlags = {
  gate: 'health: refuses while the last step of the rollout fails on too many devices, or too few have tried it',
  ...healthFlags,
} as const satisfies FlagMeanings
