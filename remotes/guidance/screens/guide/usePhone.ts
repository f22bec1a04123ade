import { getDeviceInfo } from '@companion/bridge-contract'
import { call, supports } from '@companion/shared/bridge/app'
import { useEffect, useState } from 'react'
import { askPhone } from '../../model/phone/ask.ts'
import { choice, choose } from '../../model/phone/choice.ts'
import type { Phone } from '../../model/phone/phone.ts'
import { fromChoice, fromUserAgent, type Hints } from '../../model/phone/recognise.ts'

interface HintingNavigator extends Navigator {
  readonly userAgentData?: { getHighEntropyValues(names: readonly string[]): Promise<Hints> }
}

const asked = () => {
  const { userAgent, maxTouchPoints, userAgentData }: HintingNavigator = navigator
  return askPhone({
    userAgent,
    touchPoints: maxTouchPoints,
    deviceInfo: supports(getDeviceInfo).ok ? () => call(getDeviceInfo) : undefined,
    hints: userAgentData && (() => userAgentData.getHighEntropyValues(['model', 'platformVersion'])),
  })
}

/**
 * The phone in the user's hand: what the user agent says at once, better knowledge as soon as there is some, and the
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
