import { isApiError } from '@companion/shared/http/apiError'
import type { PurchaseResult } from '../../model/purchase.ts'
import type { useTexts } from '../../texts.ts'

const words = { ways: 'wayGone', unsafe: 'unsafe' } as const

const lost = new Set(['network', 'timeout'])

/** Why a purchase did not go on, in words for the question that stays open. */
export function troubleOf(
  ending: PurchaseResult | null,
  t: ReturnType<typeof useTexts>,
  price: string,
): string | undefined {
  if (!ending || ending.is === 'result' || ending.is === 'plan') return undefined
  if (ending.is === 'price') return t('priceChanged', { price })
  if (ending.is !== 'failed') return t(words[ending.is])
  const { cause } = ending
  return t(isApiError(cause) && lost.has(cause.kind) ? 'notConnected' : 'notStarted')
}
