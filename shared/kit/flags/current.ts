import type { Flags } from './parse.ts'

let parsed: Flags = { top: 0 }

/** Set once by the shell from the flags that the head script parsed. */
export function setFlags(flags: Flags): void {
  parsed = flags
}

/** The flags this page was opened with. */
export const flags = (): Flags => parsed
