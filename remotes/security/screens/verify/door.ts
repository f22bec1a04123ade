import type { Resume } from '@companion/shared/loading/useResume'
import type { Flow, FlowEvent } from '../../model/verification.ts'

/** What the forms of a flow know of it. */
export interface FlowDoor {
  readonly flow: Flow
  /** The flow of this moment, ahead of the next drawing. */
  now(): Flow
  tell(event: FlowEvent): void
  readonly resume: Resume
}
