import type { Flags } from './parse.ts'

let parsed: Flags = { top: 0 }

/** Sets the flags that the head script parsed. The shell calls it once, at startup. */
export function setFlags(flags: Flags): void {
  parsed = flags
}

/** Returns the flags of the URL that the page was opened with. */
export const flags = (): Flags => parsed
