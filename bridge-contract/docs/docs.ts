import type { EventName, MethodName } from '../contract.ts'
import all from './docs.json'

/** The documentation of a method or an event, with a complete example. */
export interface Docs {
  readonly doc: string
  /** What the page does in an app that lacks the method. Reserved methods and events omit it. */
  readonly without?: string
  /** What the page does when the app sends the event. Methods omit it. */
  readonly effect?: string
  /** The meanings of fields by name. A field with a self-explanatory name is omitted. */
  readonly fields?: { readonly [name: string]: string }
  readonly params?: unknown
  readonly result?: unknown
  readonly data?: unknown
  readonly errors?: { readonly [code: string]: string }
  /** No page calls the method yet, so an app needn't have it. The generated list of methods omits it. */
  readonly reserved?: boolean
  /**
   * Newer code doesn't use the entry. `since` is the contract version that deprecated it, `use` is the name of
   * its replacement. Apps keep it while older pages call it, so the lock doesn't compare it.
   */
  readonly deprecated?: { readonly since: string; readonly use: string }
}

/** The docs of the whole contract, separate from the descriptors so that no page's bundle contains them. */
export const docs: {
  readonly methods: { readonly [name in MethodName]: Docs }
  readonly events: { readonly [name in EventName]: Docs }
} = all
