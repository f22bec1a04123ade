import type { BootData } from '../boot/bootData.ts'
import type { ReleaseState } from '../releases/releaseState.ts'
import type { Tokens } from '@companion/shared/session/tokens'

/** The tools of QA (`host-shell/workbench`) on this page. The shell does not depend on them. */
export interface Tools {
  /** Gives the releases that the address names, where the channel allows it. */
  readonly choose: (releases: ReleaseState) => Promise<void>
  /** Moves to the first screen of the remote that is alone here; gives the tokens of the session that is asked for. */
  readonly enter: () => Promise<Tokens | undefined>
  readonly show: () => void
}

/** Loads the chunk of the tools. */
export type LoadTools = () => Promise<{
  readonly prepareTools: (win: Window, bootData: BootData) => Promise<Tools>
}>
