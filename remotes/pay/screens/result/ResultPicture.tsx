import { Suspense, use } from 'react'
import type { SceneProps } from '../../pictures/ResultScene.tsx'
import * as css from './Result.css.ts'

// Decoration, loaded beside the order that it is about; where it fails there is no picture.
const pictures = import(/* webpackChunkName: "pictures" */ '../../pictures/ResultScene.tsx').catch(() => null)

function Loaded(scene: SceneProps) {
  const loaded = use(pictures)
  return loaded && <loaded.ResultScene {...scene} />
}

/** The picture of a result, in the room it will take. */
export function ResultPicture(scene: SceneProps) {
  return (
    <div className={css.scene}>
      <Suspense>
        <Loaded {...scene} />
      </Suspense>
    </div>
  )
}
