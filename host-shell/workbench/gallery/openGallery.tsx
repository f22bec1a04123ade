import { Suspense } from 'react'
import { showInPlace } from '../panel/inPlace.ts'
import { Gallery } from './Gallery.tsx'

/** Replaces the page with the gallery. */
export const openGallery = (win: Window): void =>
  showInPlace(
    win,
    <Suspense>
      <Gallery win={win} />
    </Suspense>,
  )
