import { Drawing } from '@companion/shared/ui/feedback/Drawing'
import type { picture } from '@companion/shared/ui/feedback/Message.css'
import type { Glyph } from '@companion/shared/ui/text/Icon'
import { scenes } from './scenes.ts'

export interface SceneProps {
  name: keyof typeof scenes
  sign: Glyph
  tone: keyof typeof picture
}

/** The picture of a result. Decorative: the headline below it says the same. */
export function ResultScene({ name, sign, tone }: SceneProps) {
  return <Drawing of={scenes[name]} sign={sign} tone={tone} />
}
