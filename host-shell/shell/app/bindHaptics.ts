import { haptic } from '@companion/bridge-contract'
import { notify, supports } from '@companion/shared/bridge/app'
import { toasts } from '@companion/shared/toasts/queue'
import { subscribe } from 'valtio'

/** Like a phone's system settings, the page gives feedback on a choice, a success and a failure. */
const choices = 'input[type="radio"], input[type="checkbox"], select'
const ends = { ok: 'success', danger: 'error', info: undefined } as const

/** Requests haptic feedback for choices and toasts on all screens. */
export function bindHaptics({ document }: Window): void {
  if (!supports(haptic).ok) return
  document.addEventListener('change', ({ target }) => {
    if ((target as Element).matches(choices)) void notify(haptic, { style: 'selection' })
  })
  let felt = 0
  subscribe(toasts, () => {
    const { id = 0, tone } = toasts.list[0] ?? {}
    if (id <= felt) return
    felt = id
    const style = tone && ends[tone]
    if (style) void notify(haptic, { style })
  })
}
