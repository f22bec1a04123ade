import type { BootData } from '../boot/bootData.ts'
import type { ReleaseState } from '../releases/releaseState.ts'
import type { Tokens } from '@companion/shared/session/tokens'

/**
 * The QA tools (`host-shell/workbench`). The shell declares this interface so that it doesn't depend on them.
 */
export interface Tools {
  /** Selects the releases listed in the URL, if the channel allows it. */
  readonly choose: (releases: ReleaseState) => Promise<void>
  /** Opens the isolated remote's first screen. Resolves with the tokens of the requested session. */
  readonly enter: () => Promise<Tokens | undefined>
  readonly show: () => void
}

/** Loads the chunk with the QA tools. */
export type LoadTools = () => Promise<{
  readonly prepareTools: (win: Window, bootData: BootData) => Promise<Tools>
}>
