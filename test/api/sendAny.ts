import { sendWith } from '@companion/shared/http/client'
import { calls } from './calls.ts'

/** A `send` that accepts the calls of all remotes. */
export const send = sendWith(calls)
