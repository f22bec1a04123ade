import { useState } from 'react'
import { showToast } from '@companion/shared/toasts/queue'
import { Button } from '@companion/shared/ui/Button'
import { copy } from '../../model/links/copy.ts'
import { useTexts } from '../../texts.ts'

interface Props {
  text: string
  label: string
  variant?: 'primary' | 'secondary' | 'text'
}

/** Copies a text and says whether it worked. */
export function CopyButton({ text, label, variant = 'secondary' }: Props) {
  const t = useTexts()
  const [busy, setBusy] = useState(false)
  const press = async () => {
    setBusy(true)
    const copied = await copy(window, text)
    setBusy(false)
    showToast(copied ? { text: t('copied'), tone: 'ok' } : { text: t('copyByHand'), tone: 'info' })
  }
  return (
    <Button variant={variant} busy={busy} onClick={() => void press()}>
      {label}
    </Button>
  )
}
