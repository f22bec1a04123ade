import { getDeviceInfo } from '@companion/bridge-contract'
import { call, supports } from '@companion/shared/bridge/app'
import { carried } from '@companion/shared/swap/guard'
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
 * The phone in the user's hand: what the user agent tells at once, a better source as soon as it answers, and the
 * user's own choice above all. The list never waits for it.
 */
export function usePhone(): { phone: Phone | undefined; forget: () => void } {
  const [seen, setSeen] = useState(() => fromUserAgent(navigator.userAgent, navigator.maxTouchPoints))
  const [chosen, setChosen] = useState(choice)
  useEffect(() => {
    let shown = true
    void asked().then((phone) => shown && setSeen(phone))
    return () => {
      shown = false
    }
  }, [])
  const forget = () => {
    choose(undefined)
    setChosen(undefined)
  }
  return { phone: fromChoice(chosen) ?? seen, forget }
}

// Kept for this visit only and in memory: session storage holds the seven keys of the specification and no more.
const key = 'guidance.phone'

/** The guide the user picked by hand; it beats whatever the phone seems to be. */
const choice = () => carried.get(key) as GuideId | undefined

/** Remembers the user's pick, or forgets it. */
export const choose = (guide: GuideId | undefined): void => {
  if (guide) carried.set(key, guide)
  else carried.delete(key)
}

/** Kept with the step from the list to a guide: the user has picked it by hand. */
export const picked = { picked: true } as const

/** True where the step to this screen was the user's own pick. */
export const wasPicked = (data: unknown): boolean =>
  (data as Partial<typeof picked> | undefined)?.picked === true
