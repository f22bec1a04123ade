import { createTexts } from '../createTexts.ts'
import type en from './en.json'

const { textsIn } = createTexts<typeof en>(
  (lang) => import(/* webpackChunkName: "business-[request]" */ `./${lang}.json`),
)

export type BusinessText = Exclude<keyof typeof en, 'ownFault'>

/** Faults of our servers or of the page. The user can't do anything about them, only support can. */
const ownFaults: ReadonlySet<BusinessText> = new Set([
  'appNotFound',
  'createAppFailed',
  'updateAppFailed',
  'duplicateAccessKey',
  'invalidAppStatus',
  'accessKeyNotFound',
  'createPlanFailed',
  'updatePlanFailed',
  'invalidPlanStatus',
  'invalidOrderStatus',
  'paymentProviderNotFound',
  'invalidPaymentStatus',
  'invalidPaymentAmount',
  'invalidPaymentCurrency',
  'invalidPaymentProvider',
  'featureNotFound',
  'featureAlreadyExists',
  'createFeatureFailed',
  'updateFeatureFailed',
  'deleteFeatureFailed',
  'recordUsageFailed',
  'usageRecordNotFound',
  'updateUsageFailed',
  'deleteUsageFailed',
  'usageRecordExpired',
])

/**
 * Resolves with the text of a business code. For our own faults it's one sentence that blames us and ends
 * with the code and the fault's name, so that support can look them up. Import this module lazily, because
 * most visits need no such text.
 */
export async function businessTextIn(lang: string, key: BusinessText, code: unknown): Promise<string> {
  const t = await textsIn(lang)
  return ownFaults.has(key) ? t('ownFault', { code: String(code), fault: t(key) }) : t(key)
}
