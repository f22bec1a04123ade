import { deviceCooldowns } from '@companion/shared/verification/cooldown'
import { reportError } from '@companion/shared/http/reportError'
import { becomeFirstEntry } from '@companion/shared/navigation/router'
import { session } from '@companion/shared/session/current'
import { sessionState } from '@companion/shared/session/store'
import { useSwapGuard } from '@companion/shared/swap/guard'
import { deleteAccount, renewPair, stillThere } from '../../api.ts'
import {
  atEntry,
  attempt,
  nextDeletion,
  entryOf,
  startDeletion,
  type Deletion,
  type DeletionEvent,
  type Subject,
} from '../../model/deletion.ts'
import { useSteps, type FlowAddress } from '@companion/shared/navigation/useSteps'

const isOver = ({ step }: Deletion) => step === 'success'
const machine = { next: nextDeletion, entryOf, atEntry, isOver }
const ports = { remove: deleteAccount, renew: renewPair, stillThere }

/** What else ends with an account: its waits, and the session if it is its own. */
function forget({ userId }: Subject): void {
  deviceCooldowns.purge()
  if (userId === sessionState.userData?.userId) session().end('deleted')
}

/** Without a session, the menu behind this page is that of the deleted account. */
function leaveMenuBehind(): void {
  if (sessionState.token === '') becomeFirstEntry()
}

/** The deletion of an account, step by step. While it is in flight, Back is blocked, in the page and in the app. */
export function useDeletion(address: FlowAddress) {
  const { state, ready, current, dispatch } = useSteps<Deletion, DeletionEvent>(
    machine,
    startDeletion,
    address,
    leaveMenuBehind,
  )
  useSwapGuard(state.subject !== undefined && state.step !== 'success', 'block')

  const end = (event: DeletionEvent) => {
    const { subject } = current()
    dispatch(event)
    if (subject && current().step === 'success') forget(subject)
  }
  const remove = async (): Promise<void> => {
    const before = current()
    dispatch({ t: 'delete' })
    // A second tap: the deletion is in flight.
    if (current() === before) return
    const outcome = await attempt(ports, before)
    end({ t: 'ended', outcome })
    // The page shows 'Delete failed'; the server's own message is added.
    if (outcome.is === 'failed' && outcome.failure?.kind === 'business') await reportError(outcome.failure)
  }
  return { state, ready, dispatch, remove, foundGone: () => end({ t: 'gone' }) }
}
