/**
 * What the page does about a business code besides saying it.
 * say: the toast is all · renew: like a 401 · reopen: ask for the app · retry: a button · neutral: an empty
 * state, no toast · plans: reload the plans · order: read the order again · config: reload the payment ways ·
 * pending, failed, canceled, missing: the view of the pay result · expired, limit: the header and the limit view ·
 * hide: leave the row out · support: show the way to support · page: an error in place of the page.
 */
export type Reaction =
  | 'say'
  | 'renew'
  | 'reopen'
  | 'retry'
  | 'neutral'
  | 'plans'
  | 'order'
  | 'config'
  | 'pending'
  | 'failed'
  | 'canceled'
  | 'missing'
  | 'expired'
  | 'limit'
  | 'hide'
  | 'support'
  | 'page'

/** Reactions that say what happened in the page itself: a red toast would only frighten. */
export const silentReactions: ReadonlySet<Reaction> = new Set(['neutral', 'canceled'])
