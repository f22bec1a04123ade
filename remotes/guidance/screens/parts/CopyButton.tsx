import { Fragment, type Ref, type RefObject, useState } from 'react'
import { showToast } from '@companion/shared/toasts/queue'
import { Button } from '@companion/shared/ui/controls/Button'
import { copyText } from '@companion/bridge-contract'
import { notify, supports } from '@companion/shared/bridge/app'
import { withoutHyphens } from '@companion/shared/texts/softHyphens'
import { Ltr } from '@companion/shared/ui/text/Bdi'
import { useTexts } from '../../texts.ts'
import * as css from './Parts.css.ts'

/** The old way, for web views without a clipboard: select the text in a field and ask the document to copy it. */
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
 * Copies a text by the app, the clipboard or the selection, without its soft hyphens. False where the user
 * must do it by hand.
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
  /** The element that shows the text; its text is selected when it cannot be copied for the user. */
  shown?: RefObject<HTMLElement | null>
  variant?: 'primary' | 'secondary' | 'text'
}

/** Copies a text and shows a toast with the outcome. */
export function CopyButton({ text, label, shown, variant = 'secondary' }: Props) {
  const t = useTexts()
  const [busy, setBusy] = useState(false)
  const press = async () => {
    setBusy(true)
    const copied = await copy(window, text)
    setBusy(false)
    if (!copied && shown?.current) getSelection()?.selectAllChildren(shown.current)
    showToast(copied ? { text: t('copied'), tone: 'ok' } : { text: t('copyByHand'), tone: 'info' })
  }
  return (
    <Button variant={variant} busy={busy} onClick={() => void press()}>
      {label}
    </Button>
  )
}

/** An address to read or to copy by hand: one press selects all of it. Lines end between its parts. */
export function Address({ link, ref }: { link: string; ref?: Ref<HTMLParagraphElement> }) {
  return (
    <p ref={ref} className={css.address}>
      <Ltr>
        {link.split(/([?&])/).map((part, index) => (
          <Fragment key={index}>
            {part}
            {/[?&]/.test(part) && <wbr />}
          </Fragment>
        ))}
      </Ltr>
    </p>
  )
}
