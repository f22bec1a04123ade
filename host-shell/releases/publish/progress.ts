/** Shows how far a long step is. */
export interface Progress {
  readonly step: (text: string) => void
  readonly done: () => void
}

/** On a terminal one line that changes; elsewhere a line at most every two seconds. */
export function progressOn(out: NodeJS.WriteStream, clock: () => number = Date.now): Progress {
  let last = -Infinity
  return {
    step: (text) => {
      if (out.isTTY) return void out.write(`\r\u001b[2K  ${text}`)
      if (clock() - last < 2000) return
      last = clock()
      out.write(`  ${text}\n`)
    },
    done: () => {
      last = -Infinity
      if (out.isTTY) out.write('\r\u001b[2K')
    },
  }
}
