import { useState, type KeyboardEvent, useRef, type PointerEvent } from 'react'
import { flushSync } from 'react-dom'
import EasyCrop, { type Size } from 'react-easy-crop'
import { fit, rotate, minus, plus } from '@companion/shared/ui/text/icons'
import { IconButton } from '@companion/shared/ui/controls/IconButton'
import { clampOffset, turned, type Crop, type CropArea, type Point } from '../../model/crop.ts'
import { useTexts } from '../../texts.ts'
import * as css from './Cropper.css.ts'
import { useSnapshot } from 'valtio'
import { formatNumber } from '@companion/shared/format/number'
import { language } from '@companion/shared/texts/language'
import { Icon } from '@companion/shared/ui/text/Icon'

const still = 6
const short = 350

/**
 * Reports a tap's distance from the centre in CSS pixels. Taps are an alternative to dragging (WCAG 2.5.7).
 */
function useTap(onTap: (fromMiddle: Point) => void) {
  const start = useRef<Point & { at: number; pointer: number }>(undefined)
  return {
    onPointerDown({ clientX, clientY, timeStamp, pointerId, isPrimary }: PointerEvent) {
      start.current = isPrimary ? { x: clientX, y: clientY, at: timeStamp, pointer: pointerId } : undefined
    },
    onPointerUp({ clientX, clientY, timeStamp, pointerId, currentTarget }: PointerEvent) {
      const from = start.current
      start.current = undefined
      if (!from || from.pointer !== pointerId || timeStamp - from.at > short) return
      if (Math.hypot(clientX - from.x, clientY - from.y) > still) return
      const { left, top, width, height } = currentTarget.getBoundingClientRect()
      onTap({ x: clientX - left - width / 2, y: clientY - top - height / 2 })
    },
  }
}

interface ZoomSliderProps {
  zoom: number
  most: number
  onZoom(zoom: number): void
}

/** A native range input for the zoom, between minus and plus icons. */
function ZoomSlider({ zoom, most, onZoom }: ZoomSliderProps) {
  const t = useTexts()
  const { lang } = useSnapshot(language)
  const spoken = formatNumber(zoom, lang, { style: 'percent' })
  return (
    <label className={css.zoomWhole}>
      <Icon of={minus} />
      <input
        type="range"
        className={css.slider}
        min={1}
        max={most}
        step={0.05}
        value={zoom}
        aria-label={t('zoom')}
        aria-valuetext={spoken}
        onChange={({ currentTarget }) => onZoom(Number(currentTarget.value))}
      />
      <Icon of={plus} />
    </label>
  )
}

interface Props {
  url: string
  onCrop(crop: Crop): void
}

const noSize: Size = { width: 0, height: 0 }
const mostZoom = 4
const step = 8
// With Shift, the library moves the picture by a fifth of the step, so this moves it by one pixel.
const fineStep = 5

/** Lets the user choose a circle of the picture by drag, pinch, tap or arrow keys, with zoom and rotation. */
export function Cropper({ url, onCrop }: Props) {
  const t = useTexts()
  const [offset, setOffset] = useState<Point>({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [rotation, setRotation] = useState(0)
  const [media, setMedia] = useState(noSize)
  const [side, setSide] = useState(0)
  const [keyStep, setKeyStep] = useState(step)

  const tap = useTap(({ x, y }) =>
    setOffset(clampOffset({ x: offset.x - x, y: offset.y - y }, turned(media, rotation), zoom, side)),
  )
  const updateKeyStep = ({ shiftKey }: KeyboardEvent) =>
    flushSync(() => setKeyStep(shiftKey ? fineStep : step))
  const reset = () => {
    setOffset({ x: 0, y: 0 })
    setZoom(1)
    setRotation(0)
  }
  const report = (_: CropArea, area: CropArea) => onCrop({ area, rotation })

  return (
    <div className={css.whole}>
      <div className={css.stage} {...tap} onKeyDownCapture={updateKeyStep}>
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
          // The library would insert a style element, which the Content-Security-Policy forbids.
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
          onCropAreaChange={report}
          onCropComplete={report}
        />
      </div>
      <div className={css.tools}>
        <ZoomSlider zoom={zoom} most={mostZoom} onZoom={setZoom} />
        <IconButton icon={rotate} label={t('rotate')} onClick={() => setRotation((before) => before - 90)} />
        <IconButton icon={fit} label={t('cropReset')} onClick={reset} />
      </div>
    </div>
  )
}
