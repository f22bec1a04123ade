import { Suspense } from 'react'
import { showInPlace } from '../panel/inPlace.ts'
import { Gallery } from './Gallery.tsx'

/** Shows the gallery in the page's place. */
export const openGallery = (win: Window): void =>
  showInPlace(
    win,
    <Suspense>
      <Gallery win={win} />
    </Suspense>,
  )
