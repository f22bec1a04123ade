import { useState } from 'react'
import { showToast } from '@companion/shared/toasts/queue'
import { Button } from '@companion/shared/ui/controls/Button'
import { copyText } from '@companion/bridge-contract'
import { notify, supports } from '@companion/shared/bridge/app'
import { withoutHyphens } from '@companion/shared/texts/softHyphens'
import { useTexts } from '../../texts.ts'

/**
 * Copies by selecting a hidden field, because some web views have no Clipboard API. Returns true on success.
 */
function copyBySelection(doc: Document, text: string): boolean {
  const field = doc.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.style.position = 'fixed'
  field.style.opacity = '0'
  doc.body.append(field)
  field.select()
  try {
    return doc.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
  }
}

/**
 * Copies a text without its soft hyphens, through the app, the Clipboard API or a selection, in this order.
 * Resolves with false if all fail and the user has to copy the text by hand. Never rejects.
 */
export async function copy(win: Window, shown: string): Promise<boolean> {
  const text = withoutHyphens(shown)
  if (supports(copyText).ok && (await notify(copyText, { text })) === 'ack') return true
  try {
    await win.navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(win.document, text)
  }
}

interface Props {
  text: string
  label: string
  /** Called if the text couldn't be copied, so the user has to copy it by hand. */
  onFailed?: () => void
}

/** Copies a text and shows a toast with the outcome. */
export function CopyButton({ text, label, onFailed }: Props) {
  const t = useTexts()
  const [busy, setBusy] = useState(false)
  const press = async () => {
    setBusy(true)
    const copied = await copy(window, text)
    setBusy(false)
    if (!copied) onFailed?.()
    showToast(copied ? { text: t('copied'), tone: 'ok' } : { text: t('copyByHand'), tone: 'info' })
  }
  return (
    <Button variant="secondary" busy={busy} data-action="copy" onClick={() => void press()}>
      {label}
    </Button>
  )
}
