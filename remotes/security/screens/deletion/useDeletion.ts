import { deviceCooldowns } from '@companion/shared/verification/cooldown'
import { reportError } from '@companion/shared/http/reportError'
import { standFirst } from '@companion/shared/navigation/router'
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

/** Where nobody is signed in any more, the menu behind is that of an account that is gone. */
function leaveMenuBehind(): void {
  if (sessionState.token === '') standFirst()
}

/** The deletion of an account, step by step. While it is on its way, Back is held, in the page and in the app. */
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
    // A second tap finds the deletion on its way.
    if (current() === before) return
    const outcome = await attempt(ports, before)
    end({ t: 'ended', outcome })
    // The page itself says 'Delete failed'; what the server said about it comes on top.
    if (outcome.is === 'failed' && outcome.failure?.kind === 'business') await reportError(outcome.failure)
  }
  return { state, ready, dispatch, remove, foundGone: () => end({ t: 'gone' }) }
}
