import { remoteNames } from '@companion/build/remotes'
import { shellName } from '@companion/release-protocol/shellRelease'
import type { FlagMeanings } from './flags.ts'

/** Returns everything that can be released: the remotes of this checkout, and the shell. */
export const releasedNames = (): string[] => [...remoteNames(), shellName]

/** The syntax of a release. */
export const refWord = '<remote>@<version>-<build>'

/**
 * The syntax of a rollout: its remote, or its release. With the release, the command throws if another
 * release is being rolled out.
 */
export const rolloutWord = '<remote> or <remote>@<version>-<build>'

/** Returns the prefixes of release refs, for completion. */
export const refStarts = (): string[] => releasedNames().map((remote) => `${remote}@`)

export const fleetMeaning =
  'the devices that are out there, as a list of {name, share, brand, os, app, contract, caps}'

/** The flags of verbs that can need signatures of other holders. */
export const requestFlags = {
  request: 'writes a file for holders elsewhere to sign, where their signatures are needed as well',
  signatures: 'the files that they have signed',
} as const satisfies FlagMeanings

export const mapsMeaning =
  'where source maps are kept (COMPANION_MAP_STORE); a folder of this machine without it'

export const jsonMeaning = 'the same as JSON, for programs; the guide describes its fields'

/** The flags for the source of health numbers, and for the limits of a verdict. */
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
