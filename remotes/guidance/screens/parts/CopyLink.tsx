import { Fragment, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Ltr } from '@companion/shared/ui/text/Bdi'
import { shortLink } from '../../model/links.ts'
import { useTexts } from '../../texts.ts'
import { CopyButton } from './CopyButton.tsx'
import * as css from './Parts.css.ts'

/** Copies an address and shows its host; shows all of it, selected, if the user has to copy it. */
export function CopyLink({ link }: { link: string }) {
  const t = useTexts()
  const address = useRef<HTMLParagraphElement>(null)
  const [byHand, setByHand] = useState('')
  const select = () => {
    flushSync(() => setByHand(link))
    if (address.current) getSelection()?.selectAllChildren(address.current)
  }
  const shown = byHand === link ? link : shortLink(link)
  return (
    <>
      <p ref={address} className={css.address}>
        <Ltr>
          {/* Lines end between its parts. */}
          {shown.split(/([?&])/).map((part, index) => (
            <Fragment key={index}>
              {part}
              {/[?&]/.test(part) && <wbr />}
            </Fragment>
          ))}
        </Ltr>
      </p>
      <CopyButton text={link} label={t('copyLink')} onFailed={select} />
    </>
  )
}
