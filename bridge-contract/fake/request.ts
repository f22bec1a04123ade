import type { Schema } from '../schema/schema.ts'

/** A request as the app reads it. */
export interface Request {
  readonly id: string | undefined
  readonly params: unknown
  readonly nonce: unknown
  /** The method, where one channel serves all. */
  readonly name: string | undefined
}

/** Reads what the page sent: an envelope of wire 1, or the bare payload. */
export function readRequest(message: unknown, wire: 0 | 1): Request {
  const body: unknown = typeof message === 'string' ? JSON.parse(message) : message
  if (wire === 0) return { id: undefined, params: body, nonce: undefined, name: undefined }
  const { id, p, n, m } = (body ?? {}) as { readonly [key: string]: unknown }
  return { id: id as string, params: p, nonce: n, name: m as string }
}

/** How many arguments a native method of this shape may have: an optional payload makes two methods. */
export function arities(params: Schema, wire: 0 | 1): readonly number[] {
  if (wire === 1) return [1]
  if (params.t !== 'obj') return [0]
  return Object.values(params.fields).every(({ t }) => t === 'opt') ? [0, 1] : [1]
}
