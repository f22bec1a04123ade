import type { EventName, MethodName } from '../contract.ts'
import all from './docs.json'

/** What a method or event promises, one whole example, and what fields and codes mean. */
export interface Docs {
  readonly doc: string
  /** What a field means where its name does not say it, by name. */
  readonly fields?: { readonly [name: string]: string }
  readonly params?: unknown
  readonly result?: unknown
  readonly data?: unknown
  readonly errors?: { readonly [code: string]: string }
  /** No page calls it yet: generated hosts need not write it, and do not list it as done. */
  readonly reserved?: boolean
}

/** The docs of the whole contract. Kept apart from the descriptors, because a page needs none of them. */
export const docs: {
  readonly methods: { readonly [name in MethodName]: Docs }
  readonly events: { readonly [name in EventName]: Docs }
} = all
