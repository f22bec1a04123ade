import { buildRemote, buildShell } from './buildPackage.ts'
import { closeCompilers } from './compile.ts'
import type { BuildMode } from './buildCache.ts'

/** What a building process is asked: to build this package. */
export interface BuildOrder {
  readonly name: string
  readonly mode: BuildMode
}
/** What it answers: a line on what it has built, or why it could not. */
export type BuildAnswer = { readonly line: string } | { readonly error: string }

async function build({ name, mode }: BuildOrder): Promise<BuildAnswer> {
  const since = Date.now()
  try {
    const { id, fresh } = await (name === 'host-shell' ? buildShell(mode) : buildRemote(name, mode))
    return { line: `${name} ${id} ${fresh ? `${((Date.now() - since) / 1000).toFixed(1)} s` : 'unchanged'}` }
  } catch (failure) {
    return { error: failure instanceof Error ? failure.message : String(failure) }
  }
}

// A process of its own, as `buildAll` starts it: one order after the other until the parent closes the channel.
let work = Promise.resolve()
let isBuilding = false
process.on('message', (order: BuildOrder) => {
  work = work.then(async () => {
    isBuilding = true
    const answer = await build({ ...order, mode: { ...order.mode, keep: true } })
    isBuilding = false
    process.send!(answer)
    // Nobody waits for the cache to be written.
    if (!order.mode.keep) await closeCompilers()
  })
})
process.on('disconnect', () => (isBuilding ? process.exit(1) : void work.then(closeCompilers)))
// The parent gets it, too, and closes the channel by ending: what is known is kept.
process.on('SIGINT', () => {})
