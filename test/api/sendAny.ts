import { sendWith } from '@companion/shared/http/client'
import { calls } from './calls.ts'

/** Sends any call of any remote. */
export const send = sendWith(calls)
