import type { ChannelDocument } from '@companion/release-protocol/channelDocument'
import { goodForDays } from './edits/compose.ts'
import { UsageError } from './edits/usageError.ts'
import type { Store } from './stores/store.ts'

/*
 * Devices reject expired documents, so the signing clock limits how long an old state can be replayed to them
 * (TUF, §5.3 "freeze attack"). AWS's client adjusts its own requests to the server's clock, so a wrong local
 * clock goes unnoticed.
 */

/** Other sources of time. */
interface Witnesses {
  readonly store: Store
  /** The channel's newest entry; undefined if there is none. */
  readonly head: ChannelDocument | undefined
  /** Date of the checkout's commit. */
  readonly committedAt: Date | undefined
}

/** Tolerated difference between clocks (ms): what S3 allows for a request. */
const tolerance = 15 * 60_000

const seconds = (date: Date): string => `${date.toISOString().slice(0, 19)}Z`

/** The reason why a clock is wrong or cannot be confirmed; undefined if it agrees with the witnesses. */
function faultOf(now: Date, { store, head, committedAt }: Witnesses): string | undefined {
  const isBefore = (time: Date) => now.getTime() < time.getTime() - tolerance
  const served = store.servedAt?.()
  if (served && Math.abs(now.getTime() - served.getTime()) > tolerance)
    return `by the answers of ${store.where} it is ${seconds(served)}`
  if (head && isBefore(new Date(head.at))) return `entry ${head.seq} is of ${seconds(new Date(head.at))}`
  // Not for a folder: its readers share this machine's clock.
  if (committedAt && store.remote && isBefore(committedAt))
    return `the commit of this checkout is of ${seconds(committedAt)}`
  if (head && !served && now.getTime() > Date.parse(head.exp))
    return `entry ${head.seq} ran out on ${head.exp.slice(0, 10)}: nobody has renewed the channel since, or the clock is fast`
  return undefined
}

/** Refuses to sign with a wrong clock, or with one that is far ahead and unconfirmed. */
export function refuseWrongClock(now: Date, witnesses: Witnesses): void {
  const fault = faultOf(now, witnesses)
  if (fault)
    throw new UsageError(
      `this machine's clock says ${seconds(now)}, but ${fault}. Set the clock; when it is right, repeat with --clock-is-right`,
    )
}

/** Whether a document expires later than one signed now could. */
const tooLong = ({ exp }: ChannelDocument, now: Date): boolean =>
  Date.parse(exp) > now.getTime() + goodForDays * 86_400_000 + tolerance

/**
 * Problems with the times in a log, oldest entry first. A fault is an entry that devices still accept and
 * that lasts too long. A remark is an entry dated before its predecessor, or an overlong one whose keys are
 * no longer valid.
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
