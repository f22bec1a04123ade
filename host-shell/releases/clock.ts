import type { ChannelDocument } from '@companion/release-protocol/channelDocument'
import { goodForDays } from './edits/compose.ts'
import { UsageError } from './edits/usageError.ts'
import type { Store } from './stores/store.ts'

/*
 * Devices reject expired documents, so that nobody can replay an old state to them for long (TUF, §5.3
 * "freeze attack"). A clock that is fast would sign documents that devices accept for too long. The AWS
 * client hides a wrong clock, because it corrects its own requests by the server's time.
 */

/** Sources of time that the clock is compared with. */
interface Witnesses {
  readonly store: Store
  /** The channel's newest entry, undefined if the channel has none. */
  readonly head: ChannelDocument | undefined
  /** The date of the checked-out commit. */
  readonly committedAt: Date | undefined
}

/** The tolerated difference between clocks in milliseconds. S3 tolerates the same difference in a request. */
const tolerance = 15 * 60_000

const seconds = (date: Date): string => `${date.toISOString().slice(0, 19)}Z`

/**
 * Returns the reason why a clock is wrong or can't be confirmed, or undefined if it agrees with the
 * witnesses.
 */
function faultOf(now: Date, { store, head, committedAt }: Witnesses): string | undefined {
  const isBefore = (time: Date) => now.getTime() < time.getTime() - tolerance
  const served = store.servedAt?.()
  if (served && Math.abs(now.getTime() - served.getTime()) > tolerance)
    return `by the answers of ${store.where} it is ${seconds(served)}`
  if (head && isBefore(new Date(head.at))) return `entry ${head.seq} is of ${seconds(new Date(head.at))}`
  // A local folder skips this check, because its readers use this machine's clock too.
  if (committedAt && store.remote && isBefore(committedAt))
    return `the commit of this checkout is of ${seconds(committedAt)}`
  if (head && !served && now.getTime() > Date.parse(head.exp))
    return `entry ${head.seq} ran out on ${head.exp.slice(0, 10)}: nobody has renewed the channel since, or the clock is fast`
  return undefined
}

/** Throws if the clock is wrong, or if the newest entry has expired and no server confirms the clock. */
export function refuseWrongClock(now: Date, witnesses: Witnesses): void {
  const fault = faultOf(now, witnesses)
  if (fault)
    throw new UsageError(
      `this machine's clock says ${seconds(now)}, but ${fault}. Set the clock; when it is right, repeat with --clock-is-right`,
    )
}

/** Whether a document expires later than a document that is signed now. */
const tooLong = ({ exp }: ChannelDocument, now: Date): boolean =>
  Date.parse(exp) > now.getTime() + goodForDays * 86_400_000 + tolerance

/**
 * Returns the problems with the times in a log, given oldest entry first. Faults are entries that expire too
 * late and that devices still accept. Remarks are entries dated before their predecessor, and entries that
 * expire too late but whose keys are no longer valid.
 */
export function timesOf(
  log: readonly { readonly document: ChannelDocument; readonly trusted: boolean }[],
  now: Date,
): { readonly faults: string[]; readonly remarks: string[] } {
  const faults: string[] = []
  const remarks: string[] = []
  for (const [nth, { document, trusted }] of log.entries()) {
    const { seq, at, exp } = document
    const before = log[nth - 1]?.document
    const said = `entry ${seq} is of ${seconds(new Date(at))}`
    if (tooLong(document, now)) {
      const until = `${said}, which is not yet: it is good until ${exp.slice(0, 10)}`
      if (trusted)
        faults.push(
          `${until}, and until then somebody may show it to devices as the newest; release keys rotate channel ends that`,
        )
      else remarks.push(`${until}, by keys that count no more`)
    }
    if (before && Date.parse(at) < Date.parse(before.at) - tolerance)
      remarks.push(
        `${said}, before entry ${before.seq} (${seconds(new Date(before.at))}): one clock was wrong`,
      )
  }
  return { faults, remarks }
}
