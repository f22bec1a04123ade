import { remoteNames } from '../../../build/remotes.ts'
import type { FlagMeanings } from './flags.ts'

/** How a release is written. */
export const refWord = '<remote>@<version>-<build>'

/** The beginnings of a release's name, for completion. */
export const refStarts = (): string[] => remoteNames().map((remote) => `${remote}@`)

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
