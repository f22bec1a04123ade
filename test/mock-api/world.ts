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

/** One call to `/api`, as received. `at` is epoch milliseconds. */
export interface RecordedRequest {
  method: string
  path: string
  query: Record<string, string>
  headers: Record<string, string>
  /** Parsed JSON, or else the text; only the size for an upload; null if there is none. */
  body: unknown
  at: number
}

/** A fault for matching calls, active until `times` runs out or the faults are cleared. */
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
  /** The call is executed first; only its response is delayed, replaced or lost. */
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
  /** Null: the user has none; absent: not decided yet. */
  subscriptions: Map<string, Subscription | null>
  prices: Map<string, number>
  answers: Map<string, { body: string; answer: string }>
  usedReceipts: Map<string, string>
  /** Aborted by a reset, which drops requests held by a fault. */
  release: AbortController
}

/** All state of the mock API. `clock` is real time, shifted by the control room's `offsetMs`. */
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

/** Restores the initial state: demo accounts, default settings, no faults, real time. Drops held requests. */
export function resetWorld(world: World): void {
  world.state.release.abort()
  world.state = freshState()
  world.settings = defaultSettings()
  world.offsetMs = 0
}

/** The mock API's time in epoch milliseconds. */
export const now = (world: World): number => world.clock() + world.offsetMs
