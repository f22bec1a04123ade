import { useEffect, useRef } from 'react'
import { useTexts } from '../../texts.ts'
import { Address } from '../parts/Address.tsx'
import { CopyButton } from '../parts/CopyButton.tsx'
import * as css from './CodePanel.css.ts'
import { QrCode } from './QrCode.tsx'
import { SaveCode } from './SaveCode.tsx'

/** A code with its address below, to copy or to keep as an image. */
export function CodePanel({ link, name }: { link: string; name: string }) {
  const t = useTexts()
  const address = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    document.documentElement.dataset['prints'] = 'code'
    return () => {
      delete document.documentElement.dataset['prints']
    }
  }, [])
  return (
    <div className={css.whole}>
      <QrCode link={link} />
      <Address ref={address} link={link} />
      <div className={css.actions}>
        <CopyButton text={link} shown={address} label={t('copyLink')} />
        <SaveCode link={link} name={name} />
      </div>
    </div>
  )
}
