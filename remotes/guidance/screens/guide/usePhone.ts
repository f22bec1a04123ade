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
 * Detects the phone: by user agent at first, then by a better source once it responds. The user's own choice beats both.
 * The list never waits for it. `asking`: the detection is still running.
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

// In memory, for this visit only: session storage has exactly the spec's seven keys.
const key = 'guidance.phone'

/** The guide the user picked; it beats the detection. */
const choice = () => carried.get(key) as GuideId | undefined

/** Saves or clears the user's pick. */
export const choose = (guide: GuideId | undefined): void => {
  if (guide) carried.set(key, guide)
  else carried.delete(key)
}

/** Data of a history entry: the user picked this guide in the list. */
export const picked = { picked: true } as const

/** True if the user picked the guide of this history entry. */
export const wasPicked = (data: unknown): boolean =>
  (data as Partial<typeof picked> | undefined)?.picked === true
