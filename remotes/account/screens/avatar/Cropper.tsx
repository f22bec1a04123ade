import { useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import EasyCrop, { type Size } from 'react-easy-crop'
import { rotate } from '@companion/shared/ui/text/icons'
import { IconButton } from '@companion/shared/ui/controls/IconButton'
import { keptWithin, turned, type Crop, type CropArea, type Point } from '../../model/crop.ts'
import { useTexts } from '../../texts.ts'
import * as css from './Cropper.css.ts'
import { useTap } from './useTap.ts'
import { ZoomSlider } from './ZoomSlider.tsx'

interface Props {
  url: string
  onCrop(crop: Crop): void
}

const nothing: Size = { width: 0, height: 0 }
const mostZoom = 4
const step = 8
// With the shift key the library takes a fifth of the step: one pixel.
const fineStep = 5

/** The round frame over the picture: dragged, pinched, tapped, or moved with the arrow keys; zoomed and turned. */
export function Cropper({ url, onCrop }: Props) {
  const t = useTexts()
  const [offset, setOffset] = useState<Point>({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [rotation, setRotation] = useState(0)
  const [media, setMedia] = useState(nothing)
  const [side, setSide] = useState(0)
  const [keyStep, setKeyStep] = useState(step)

  const tap = useTap(({ x, y }) =>
    setOffset(keptWithin({ x: offset.x - x, y: offset.y - y }, turned(media, rotation), zoom, side)),
  )
  const pace = ({ shiftKey }: KeyboardEvent) => flushSync(() => setKeyStep(shiftKey ? fineStep : step))
  const tell = (_: CropArea, area: CropArea) => onCrop({ area, rotation })

  return (
    <div className={css.whole}>
      <div className={css.stage} {...tap} onKeyDownCapture={pace}>
        <EasyCrop
          image={url}
          crop={offset}
          zoom={zoom}
          rotation={rotation}
          aspect={1}
          maxZoom={mostZoom}
          objectFit="cover"
          cropShape="round"
          showGrid={false}
          keyboardStep={keyStep}
          // The page's policy allows no style elements.
          disableAutomaticStylesInjection
          cropperProps={{
            role: 'application',
            'aria-label': t('cropArea'),
            'aria-roledescription': t('cropRole'),
          }}
          classes={{
            containerClassName: css.container,
            mediaClassName: css.picture,
            cropAreaClassName: css.frame,
          }}
          onCropChange={setOffset}
          onZoomChange={setZoom}
          setMediaSize={setMedia}
          setCropSize={({ width }) => setSide(width)}
          onCropAreaChange={tell}
          onCropComplete={tell}
        />
      </div>
      <div className={css.tools}>
        <ZoomSlider zoom={zoom} most={mostZoom} onZoom={setZoom} />
        <IconButton icon={rotate} label={t('rotate')} onClick={() => setRotation((before) => before - 90)} />
      </div>
    </div>
  )
}
