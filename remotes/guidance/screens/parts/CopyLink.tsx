import { Fragment, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Ltr } from '@companion/shared/ui/text/Bdi'
import { shortLink } from '../../model/links.ts'
import { useTexts } from '../../texts.ts'
import { CopyButton } from './CopyButton.tsx'
import * as css from './Parts.css.ts'

/** Copies a URL and shows a short form of it. If copying fails, it shows and selects the complete URL. */
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
          {/* Lines break after "/", "?" and "&". Otherwise a long URL would break in the middle of a word. */}
          {shown.split(/(\/+|[?&])/).map((part, index) => (
            <Fragment key={index}>
              {part}
              {/[/?&]/.test(part) && <wbr />}
            </Fragment>
          ))}
        </Ltr>
      </p>
      <CopyButton text={link} label={t('copyLink')} onFailed={select} />
    </>
  )
}
