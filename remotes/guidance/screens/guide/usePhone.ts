import { getDeviceInfo } from '@companion/bridge-contract'
import { call, supports } from '@companion/shared/bridge/app'
import { carried } from '@companion/shared/swap/guard'
import { useHydrated } from '@companion/shared/hooks/useHydrated'
import { useEffect, useState } from 'react'
import { type Hints, type Phone, askPhone, fromChoice, fromUserAgent } from '../../model/phone/recognise.ts'
import type { GuideId } from '../../model/guides/guide.ts'

interface HintingNavigator extends Navigator {
  readonly userAgentData?: { getHighEntropyValues(names: readonly string[]): Promise<Hints> }
}

const asked = () => {
  const { userAgent, maxTouchPoints, userAgentData }: HintingNavigator = navigator
  return askPhone({
    userAgent,
    touchPoints: maxTouchPoints,
    deviceInfo: supports(getDeviceInfo).ok ? () => call(getDeviceInfo) : undefined,
    hints: userAgentData && (async () => userAgentData.getHighEntropyValues(['model', 'platformVersion'])),
  })
}

/**
 * Detects the phone by its user agent at first, and by a better source once that responds. The user's own
 * choice overrides both. `asking` is true until a phone is detected, or until the detection has ended without
 * one.
 */
export function usePhone(): { phone: Phone | undefined; asking: boolean; forget: () => void } {
  const hydrated = useHydrated()
  const [seen, setSeen] = useState<Phone | null | undefined>(() =>
    fromUserAgent(navigator.userAgent, navigator.maxTouchPoints),
  )
  const [chosen, setChosen] = useState(choice)
  useEffect(() => {
    let shown = true
    void asked().then((phone) => shown && setSeen(phone ?? null))
    return () => {
      shown = false
    }
  }, [])
  const forget = () => {
    choose(undefined)
    setChosen(undefined)
  }
  const phone = hydrated ? (fromChoice(chosen) ?? seen) : undefined
  return { phone: phone ?? undefined, asking: phone === undefined, forget }
}

// The choice is stored in memory, because the spec allows no further keys in session storage.
const key = 'guidance.phone'

/** Returns the guide that the user picked. It overrides the detection. */
const choice = () => carried.get(key) as GuideId | undefined

/** Stores the guide that the user picked, or clears it. */
export const choose = (guide: GuideId | undefined): void => {
  if (guide) carried.set(key, guide)
  else carried.delete(key)
}

/** Data of a history entry whose guide the user picked in the list. */
export const picked = { picked: true } as const

/** Returns true if the user picked this history entry's guide in the list. */
export const wasPicked = (data: unknown): boolean =>
  (data as Partial<typeof picked> | undefined)?.picked === true
