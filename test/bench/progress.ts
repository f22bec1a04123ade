import process from 'node:process'

export interface Progress {
  /** What is being done now; on a terminal it takes the place of what was done before. */
  step(text: string): void
  /** A line that stays. */
  say(text: string): void
}

/** What each section needs to measure. */
export interface SectionContext {
  /** An empty folder below the checkout's own, removed at the end. */
  readonly folder: string
  readonly rounds: number
  readonly progress: Progress
}

/** Tells what a long run is doing. */
export function createProgress(out: NodeJS.WriteStream = process.stdout): Progress {
  const clear = () => out.isTTY && out.write('\r\u001B[K')
  return {
    step(text) {
      clear()
      out.write(out.isTTY ? text.slice(0, out.columns - 1) : `${text}\n`)
    },
    say(text) {
      clear()
      out.write(`${text}\n`)
    },
  }
}
