/**
 * The known values of open choices. The page accepts any text for an open choice, so no bundle contains these
 * values.
 */
export const known = {
  os: ['android', 'ios', 'harmony'],
  shareOutcome: ['shared', 'dismissed', 'unknown'],
  provider: ['apple_iap', 'google_play', 'huawei_iap', 'stripe', 'paddle', 'alipay', 'wechat'],
  payStatus: ['success', 'failed', 'canceled', 'pending'],
  haptic: ['light', 'medium', 'heavy', 'success', 'warning', 'error', 'selection'],
  store: ['auto', 'appStore', 'googlePlay', 'appGallery'],
  level: ['debug', 'info', 'warn', 'error'],
  channel: ['appStore', 'googlePlay', 'appGallery', 'direct'],
  signOut: ['user', 'expired', 'accountDeleted', 'credentialsChanged'],
} as const

export type KnownName = keyof typeof known
