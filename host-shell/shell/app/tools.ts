import type { BootData } from '../boot/bootData.ts'
import type { ReleaseState } from '../releases/releaseState.ts'
import type { Tokens } from '@companion/shared/session/tokens'

/** The QA tools (`host-shell/workbench`) on this page. The shell doesn't depend on them. */
export interface Tools {
  /** Selects the releases named in the address, if the channel allows it. */
  readonly choose: (releases: ReleaseState) => Promise<void>
  /** Opens the isolated remote's first screen; returns tokens for the requested session. */
  readonly enter: () => Promise<Tokens | undefined>
  readonly show: () => void
}

/** Loads the tools' chunk. */
export type LoadTools = () => Promise<{
  readonly prepareTools: (win: Window, bootData: BootData) => Promise<Tools>
}>
