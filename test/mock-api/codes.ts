import { createHash, randomBytes } from 'node:crypto'
import { refuse } from './refusals.ts'
import { now, type World } from './world.ts'

/** Purpose of a code. With any other purpose the code is unknown (2099). */
const purposes = ['CHANGE_PHONE', 'RESET_PASSWORD', 'REGISTER'] as const
export type Purpose = (typeof purposes)[number]

const slotOf = (purpose: Purpose, target: string) => `${purpose}|${target.toLowerCase()}`
const day = 24 * 3600 * 1000

/**
 * Returns the code's digits. They're the same after every reset, but differ for each message and recipient.
 */
function digits(world: World, slot: string, count: number): string {
  const hash = createHash('sha256').update(`${slot}|${count}`).digest()
  const length = world.settings.codeLength
  return String(hash.readUIntBE(0, 6) % 10 ** length).padStart(length, '0')
}

const masked = (target: string) =>
  target.includes('@')
    ? target.replace(/^(.).*(?=@)/, '$1***')
    : target.replace(/^(.{3,}).{4}(.{4})$/, '$1****$2')

/**
 * Sends a new code to the outbox and returns the data for the page. The recipient's previous code becomes
 * invalid.
 */
export function sendCode(world: World, purpose: Purpose, target: string) {
  const { settings, state } = world
  const channel = target.includes('@') ? 'email' : 'sms'
  if (channel === 'sms' && settings.smsDown) refuse('smsFailed')
  const slot = slotOf(purpose, target)
  const at = now(world)
  const sends = (state.sends.get(slot) ?? []).filter((sent) => sent > at - day)
  const oldest = sends[0]
  if (oldest !== undefined && sends.length >= settings.dailySends)
    refuse('codeLimit', { retryAfter: Math.ceil((oldest + day - at) / 1000) })
  const wait = (sends[sends.length - 1] ?? -Infinity) + settings.resendGapS * 1000 - at
  if (wait > 0) refuse('sendLimit', { retryAfter: Math.ceil(wait / 1000) })
  state.sends.set(slot, [...sends, at])
  const code = digits(world, slot, sends.length)
  state.codes.set(slot, { code, expiresAt: at + settings.codeTtlS * 1000, wrong: 0 })
  state.outbox.push({ to: target, channel, code, at })
  return {
    retryAfter: settings.retryAfterS,
    expiresIn: settings.codeTtlS,
    codeLength: settings.codeLength,
    maskedTarget: masked(target),
  }
}

/**
 * Throws if a code isn't valid: 2099 for none or an expired one, 2097 after too many attempts, 2050 for a
 * wrong one.
 */
export function checkCode(world: World, purpose: Purpose, target: string, given: string): void {
  const known = world.state.codes.get(slotOf(purpose, target))
  if (!known || known.expiresAt <= now(world)) return refuse('codeUnknown', { field: 'code' })
  if (known.wrong >= world.settings.codeAttempts) return refuse('codeLimit', { field: 'code' })
  if (known.code === given) return
  known.wrong += 1
  refuse('codeWrong', { field: 'code' })
}

/** Returns a ticket for a code that was just verified. It's valid for as long as a new code. */
export function issueTicket(world: World, purpose: Purpose, target: string) {
  const ticket = randomBytes(12).toString('base64url')
  const expiresIn = world.settings.codeTtlS
  world.state.tickets.set(ticket, {
    slot: slotOf(purpose, target),
    expiresAt: now(world) + expiresIn * 1000,
  })
  return { ticket, expiresIn }
}

/** Returns whether the ticket was issued for this purpose and recipient and hasn't expired. */
export function ticketHolds(world: World, purpose: Purpose, target: string, ticket: string): boolean {
  const known = world.state.tickets.get(ticket)
  return known !== undefined && known.slot === slotOf(purpose, target) && known.expiresAt > now(world)
}

/** Removes a used code and its tickets, so neither can be used twice. */
export function spendCode(world: World, purpose: Purpose, target: string): void {
  const slot = slotOf(purpose, target)
  world.state.codes.delete(slot)
  for (const [ticket, known] of world.state.tickets)
    if (known.slot === slot) world.state.tickets.delete(ticket)
}
