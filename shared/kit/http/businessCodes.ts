// ASSUMED: the spec §8 has these 48 texts, but no codes and no reactions. Our codes have five digits, so they
// can't collide with the spec's own codes. Change only this table when the real codes are known.
const rows = [
  [40001, 'invalidRequest', 'toast'],
  [40101, 'authenticationFailed', 'reopen'],
  [40102, 'expiredToken', 'renew'],
  [40103, 'tokenExpired', 'renew'],
  [40301, 'insufficientPermissions', 'reopen'],
  [41001, 'appNotFound', 'support'],
  [41002, 'createAppFailed', 'toast'],
  [41003, 'updateAppFailed', 'toast'],
  [41004, 'duplicateAccessKey', 'toast'],
  [41005, 'invalidAppStatus', 'support'],
  [41006, 'accessKeyNotFound', 'support'],
  [42001, 'planNotFound', 'plans'],
  [42002, 'createPlanFailed', 'toast'],
  [42003, 'updatePlanFailed', 'toast'],
  [42004, 'invalidPlanStatus', 'plans'],
  [42101, 'orderNotFound', 'missing'],
  [42102, 'createOrderFailed', 'retry'],
  [42103, 'invalidOrderStatus', 'order'],
  [43001, 'subscriptionNotFound', 'neutral'],
  [43002, 'subscriptionExpired', 'expired'],
  [43003, 'updateSubscriptionFailed', 'retry'],
  [43004, 'noValidSubscription', 'neutral'],
  [43005, 'quotaExceeded', 'limit'],
  [44001, 'paymentProviderNotFound', 'config'],
  [44002, 'paymentInitFailed', 'retry'],
  [44003, 'paymentVerificationFailed', 'pending'],
  [44004, 'paymentFailed', 'failed'],
  [44005, 'paymentCanceled', 'canceled'],
  [44006, 'refundFailed', 'support'],
  [44011, 'invalidPaymentStatus', 'order'],
  [44012, 'invalidPaymentAmount', 'plans'],
  [44013, 'invalidPaymentCurrency', 'plans'],
  [44014, 'invalidPaymentProvider', 'config'],
  [45001, 'featureNotFound', 'hide'],
  [45002, 'featureAlreadyExists', 'toast'],
  [45003, 'createFeatureFailed', 'toast'],
  [45004, 'updateFeatureFailed', 'toast'],
  [45005, 'deleteFeatureFailed', 'toast'],
  [46001, 'recordUsageFailed', 'toast'],
  [46002, 'usageRecordNotFound', 'neutral'],
  [46003, 'updateUsageFailed', 'toast'],
  [46004, 'deleteUsageFailed', 'toast'],
  [46005, 'usageRecordExpired', 'neutral'],
  [50001, 'internalServerError', 'retry'],
  [50002, 'configError', 'page'],
  [50003, 'configurationError', 'page'],
  [50004, 'databaseError', 'retry'],
  [50005, 'networkError', 'retry'],
] as const

/**
 * What the page does after a business code, apart from announcing it:
 * toast: nothing · renew: renews the token, as after a 401 · reopen: asks the user to reopen the app · retry:
 * shows a Retry button · neutral: shows an empty state and no toast · plans: reloads the plans · order:
 * reloads the order · config: reloads the payment methods · pending, failed, canceled, missing: shows that
 * payment result · expired, limit: changes the header and shows the limit · hide: omits the row · support:
 * links to support · page: shows an error in place of the page.
 */
export type Reaction = (typeof rows)[number][2]

export interface BusinessCode {
  /** Key of the text in `texts/business`. */
  readonly key: string
  readonly reaction: Reaction
}

export const businessCodes: ReadonlyMap<number, BusinessCode> = new Map(
  rows.map(([code, key, reaction]) => [code, { key, reaction }]),
)
