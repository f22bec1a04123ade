import { randomBytes } from 'node:crypto'
import { demoAccounts, firstFreeUserId, type User } from './accounts.ts'
import type { Order, Payment, Subscription } from './payShapes.ts'
import { defaultSettings, type Settings } from './settings.ts'

/** One sign-in and all tokens derived from it. */
interface Family {
  id: string
  userId: string
  revoked: boolean
}
interface RefreshToken {
  familyId: string
  expiresAt: number
  spent: boolean
}

interface Code {
  code: string
  expiresAt: number
  wrong: number
}
interface Ticket {
  slot: string
  expiresAt: number
}

/** One call to `/api`, as received. `at` is in epoch milliseconds. */
export interface RecordedRequest {
  method: string
  path: string
  query: Record<string, string>
  headers: Record<string, string>
  /** Parsed JSON, or the text if it isn't JSON. Only the size of an upload. Null without a body. */
  body: unknown
  at: number
}

/** A fault for matching calls. It's active until its count reaches zero or the faults are cleared. */
export interface Fault {
  method: string
  path: RegExp
  left: number
  status?: number
  body?: unknown
  contentType?: string
  headers: Record<string, string>
  delayMs: number
  hang: boolean
  drop: boolean
  /** Whether the call is executed first, so that only its response is delayed, replaced or dropped. */
  after: boolean
}

export interface OutboxMessage {
  to: string
  channel: 'sms' | 'email'
  code: string
  at: number
}
interface Picture {
  type: string
  bytes: ArrayBuffer
}

/** State that a reset clears. */
interface State {
  users: Map<string, User>
  /** Control room names ('demo', 'second') → user id. */
  names: Map<string, string>
  nextUserId: bigint
  families: Map<string, Family>
  refreshTokens: Map<string, RefreshToken>
  codes: Map<string, Code>
  sends: Map<string, number[]>
  tickets: Map<string, Ticket>
  outbox: OutboxMessage[]
  requests: RecordedRequest[]
  faults: Fault[]
  pictures: Map<string, Picture>
  orders: Map<string, Order>
  payments: Map<string, Payment>
  /** Null if the user has none. An absent entry isn't decided yet. */
  subscriptions: Map<string, Subscription | null>
  prices: Map<string, number>
  answers: Map<string, { body: string; answer: string }>
  usedReceipts: Map<string, string>
  /** Aborted by a reset, so that requests held by a fault end. */
  release: AbortController
}

/**
 * All state of the mock API. `clock` is real time, and the control room shifts it by `offsetMs` milliseconds.
 */
export interface World {
  state: State
  settings: Settings
  offsetMs: number
  readonly clock: () => number
  readonly key: Uint8Array
}

const freshState = (): State => ({
  users: new Map(Object.values(demoAccounts).map((user) => [user.userId, { ...user }])),
  names: new Map(Object.entries(demoAccounts).map(([name, user]) => [name, user.userId])),
  nextUserId: firstFreeUserId,
  families: new Map(),
  refreshTokens: new Map(),
  codes: new Map(),
  sends: new Map(),
  tickets: new Map(),
  outbox: [],
  requests: [],
  faults: [],
  pictures: new Map(),
  orders: new Map(),
  payments: new Map(),
  subscriptions: new Map(),
  prices: new Map(),
  answers: new Map(),
  usedReceipts: new Map(),
  release: new AbortController(),
})

export function createWorld(clock: () => number = Date.now): World {
  return {
    state: freshState(),
    settings: defaultSettings(),
    offsetMs: 0,
    clock,
    key: new Uint8Array(randomBytes(32)),
  }
}

/**
 * Restores the initial state: demo accounts, default settings, no faults, real time. Ends requests held by a
 * fault.
 */
export function resetWorld(world: World): void {
  world.state.release.abort()
  world.state = freshState()
  world.settings = defaultSettings()
  world.offsetMs = 0
}

/** Returns the mock API's time in epoch milliseconds. */
export const now = (world: World): number => world.clock() + world.offsetMs
