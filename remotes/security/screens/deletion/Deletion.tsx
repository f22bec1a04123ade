import { reportError } from '@companion/shared/http/reportError'
import { becomeFirstEntry, navigate } from '@companion/shared/navigation/router'
import { useSteps, type FlowAddress } from '@companion/shared/navigation/useSteps'
import { session } from '@companion/shared/session/current'
import { sessionState } from '@companion/shared/session/store'
import { useSwapGuard } from '@companion/shared/swap/guard'
import { deviceCooldowns } from '@companion/shared/verification/cooldown'
import { AlertDialog } from '@companion/shared/ui/dialog/AlertDialog'
import { Progress } from '@companion/shared/ui/feedback/Progress'
import { Screen } from '@companion/shared/ui/layout/Screen'
import { deleteAccount, renewPair, stillThere } from '../../api.ts'
import * as model from '../../model/deletion.ts'
import { useTexts } from '../../texts.ts'
import { useHeadingFocus } from '@companion/shared/hooks/useHeadingFocus'
import { ConfirmStep, WarningStep } from './ConsentSteps.tsx'
import { Deleted, DeleteFailed, Deleting } from './Results.tsx'
import { UnsureStep, ValidateStep } from './SubjectSteps.tsx'
import { BrandMark } from '@companion/shared/brand/BrandMark'
import { brand } from '@companion/shared/brand/current'
import * as css from './Deletion.css.ts'

/** The app and the company of the account: app stores ask for both on a page that deletes accounts. */
function Owner() {
  const { appName, companyName } = brand()
  return (
    <div className={css.whole}>
      <BrandMark className={css.mark} />
      <p className={css.names}>
        <bdi className={css.app}>{appName}</bdi>
        <bdi>{companyName}</bdi>
      </p>
    </div>
  )
}

const isOver = ({ step }: model.Deletion) => step === 'success'
const machine = { next: model.nextDeletion, entryOf: model.entryOf, atEntry: model.atEntry, isOver }
const ports = { remove: deleteAccount, renew: renewPair, stillThere }

/** What else ends with an account: its waits, and the session if it is its own. */
function forget({ userId }: model.Subject): void {
  deviceCooldowns.purge()
  if (userId === sessionState.userData?.userId) session().end('deleted')
}

/** Without a session, the menu behind this page is that of the deleted account. */
function leaveMenuBehind(): void {
  if (sessionState.token === '') becomeFirstEntry()
}

/** The deletion of an account, step by step. While it is in flight, Back is blocked, in the page and in the app. */
function useDeletion(address: FlowAddress) {
  const { state, ready, current, dispatch } = useSteps<model.Deletion, model.DeletionEvent>(
    machine,
    model.startDeletion,
    address,
    leaveMenuBehind,
  )
  useSwapGuard(state.subject !== undefined && state.step !== 'success', 'block')

  const end = (event: model.DeletionEvent) => {
    const { subject } = current()
    dispatch(event)
    if (subject && current().step === 'success') forget(subject)
  }
  const remove = async (): Promise<void> => {
    const before = current()
    dispatch({ t: 'delete' })
    // A second tap: the deletion is in flight.
    if (current() === before) return
    const outcome = await model.attempt(ports, before)
    end({ t: 'ended', outcome })
    // The page shows 'Delete failed'; the server's own message is added.
    if (outcome.is === 'failed' && outcome.failure?.kind === 'business') await reportError(outcome.failure)
  }
  return { state, ready, dispatch, remove, foundGone: () => end({ t: 'gone' }) }
}

interface Props {
  address: FlowAddress
  /** The account to begin with, '' for none; `fixed` when it can be no other. */
  account: string
  fixed: boolean
  userId?: string | undefined
}

const leads = {
  validate: 'deleteLead',
  warning: 'lostLead',
  confirm: 'confirmLead',
  final: 'confirmLead',
} as const

/** The deletion of an account (spec §4): prove whose it is, see what is lost, agree, be asked once more. */
export function Deletion({ address, account, fixed, userId }: Props) {
  const t = useTexts()
  const { state, ready, dispatch, remove, foundGone } = useDeletion(address)
  const { step, subject, doubt } = state
  const onSubject = (found: model.Subject) => dispatch({ t: 'validated', subject: found })
  useHeadingFocus(step)
  /** Out of the whole flow, to where the user came from; else to its beginning. */
  const leave = () => void navigate.back({ steps: model.entryOf(state) + 1 })

  if (!ready) return <Screen title={t('deleteTitle')} />
  if (step === 'deleting' || step === 'failed' || step === 'success' || step === 'unsure') {
    return (
      <Screen>
        <Owner />
        {step === 'deleting' && <Deleting />}
        {step === 'success' && <Deleted />}
        {step === 'failed' && <DeleteFailed doubt={doubt} onRetry={() => void remove()} onCancel={leave} />}
        {step === 'unsure' && subject && (
          <UnsureStep subject={subject} onSubject={onSubject} onGone={foundGone} />
        )}
      </Screen>
    )
  }
  return (
    <Screen
      title={t('deleteTitle')}
      lead={t(leads[step])}
      progress={<Progress step={Math.min(model.entryOf(state), 2) + 1} total={3} />}
    >
      <Owner />
      {step === 'validate' && (
        <ValidateStep account={account} fixed={fixed} userId={userId} onSubject={onSubject} />
      )}
      {step === 'warning' && <WarningStep onNext={() => dispatch({ t: 'read' })} onCancel={leave} />}
      {(step === 'confirm' || step === 'final') && subject && (
        <ConfirmStep label={subject.label} onContinue={() => dispatch({ t: 'agreed' })} />
      )}
      <AlertDialog
        open={step === 'final'}
        title={t('finalTitle')}
        confirm={t('deleteNow')}
        danger
        onConfirm={() => void remove()}
        onCancel={() => void navigate.back()}
      >
        {t('finalText')}
      </AlertDialog>
    </Screen>
  )
}
