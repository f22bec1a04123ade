import process from 'node:process'

export interface Progress {
  /** Prints the current step. On a terminal it overwrites the previous step. */
  step(text: string): void
  /** Prints a permanent line. */
  say(text: string): void
}

/** Input of each section. */
export interface SectionContext {
  /** An empty temporary folder inside the checkout, removed at the end of the run. */
  readonly folder: string
  readonly rounds: number
  readonly progress: Progress
}

/** Creates the output for the progress of a long run. */
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
