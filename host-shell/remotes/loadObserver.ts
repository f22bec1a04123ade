import type { Candidate } from '../releases/model/select.ts'

/** Whoever keeps the device's memory of releases; told of every attempt before and after it. */
export interface LoadObserver {
  /** Before any of the release's code runs. */
  readonly starting: (candidate: Candidate) => void
  readonly loaded: (candidate: Candidate) => void
  readonly failed: (candidate: Candidate, failure: unknown) => void
  /** The user asks again for a remote of which nothing is left to try. */
  readonly clearQuarantine: (remote: string) => void
}

const nobody: LoadObserver = {
  starting: () => {},
  loaded: () => {},
  failed: () => {},
  clearQuarantine: () => {},
}

let present = nobody

export const setLoadObserver = (observer: LoadObserver): void => {
  present = observer
}

export const loadObserver = (): LoadObserver => present
