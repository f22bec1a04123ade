import type { GuideId } from '../guides/shape.ts'
import type { System } from '../guides/pick.ts'

/** Which source named the phone; earlier ones win, except that the user's choice beats them all. */
type Source = 'bridge' | 'hints' | 'userAgent' | 'choice'

/** What is known of the phone in the user's hand. */
export interface Phone extends System {
  readonly guide: GuideId
  /** Set where two makers use the same model codes: the guide serves both and names both. */
  readonly also?: GuideId
  readonly via: Source
}
