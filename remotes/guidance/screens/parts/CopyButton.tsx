import { useState, type RefObject } from 'react'
import { showToast } from '@companion/shared/toasts/queue'
import { Button } from '@companion/shared/ui/controls/Button'
import { copy, selectText } from '../../model/links/copy.ts'
import { useTexts } from '../../texts.ts'

interface Props {
  text: string
  label: string
  /** Where the text stands on the page; it is selected there when it cannot be copied for the user. */
  shown?: RefObject<HTMLElement | null>
  variant?: 'primary' | 'secondary' | 'text'
}

/** Copies a text and says whether it worked. */
export function CopyButton({ text, label, shown, variant = 'secondary' }: Props) {
  const t = useTexts()
  const [busy, setBusy] = useState(false)
  const press = async () => {
    setBusy(true)
    const copied = await copy(window, text)
    setBusy(false)
    if (!copied && shown?.current) selectText(shown.current)
    showToast(copied ? { text: t('copied'), tone: 'ok' } : { text: t('copyByHand'), tone: 'info' })
  }
  return (
    <Button variant={variant} busy={busy} onClick={() => void press()}>
      {label}
    </Button>
  )
}
