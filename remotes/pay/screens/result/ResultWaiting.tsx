import { useKitTexts } from '@companion/shared/texts/kit/texts'
import * as message from '@companion/shared/ui/feedback/Message.css'
import { SkeletonWord } from '@companion/shared/ui/feedback/Skeleton'
import * as skeleton from '@companion/shared/ui/feedback/Skeleton.css'
import { VisuallyHidden } from '@companion/shared/ui/text/VisuallyHidden'
import * as css from './Result.css.ts'

/** The result before anybody is known: a picture, a heading and a line, in the places they will have. */
export function ResultWaiting() {
  const kit = useKitTexts()
  return (
    <>
      <VisuallyHidden live>{kit('loading')}</VisuallyHidden>
      <div className={message.whole} aria-hidden="true" data-part="verdict">
        <span className={`${skeleton.pulse} ${css.picture}`} />
        <p className={message.title}>
          <SkeletonWord width={10} />
        </p>
        <p className={message.text}>
          <SkeletonWord width={18} />
        </p>
      </div>
    </>
  )
}
