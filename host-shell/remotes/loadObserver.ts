import type { Candidate } from '../releases/model/select.ts'

/** Whoever keeps the device's memory of releases; told of every attempt before and after it. */
export interface Witness {
  /** Before any of the release's code runs. */
  readonly starting: (candidate: Candidate) => void
  readonly loaded: (candidate: Candidate) => void
  readonly failed: (candidate: Candidate, failure: unknown) => void
  /** The user asks again for a remote of which nothing is left to try. */
  readonly pardon: (remote: string) => void
}

const nobody: Witness = {
  starting: () => {},
  loaded: () => {},
  failed: () => {},
  pardon: () => {},
}

let present = nobody

export const setWitness = (witness: Witness): void => {
  present = witness
}

export const witness = (): Witness => present
