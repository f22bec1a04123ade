import { useSnapshot } from 'valtio'
import { formatNumber } from '@companion/shared/format/number'
import { language } from '@companion/shared/texts/language'
import { minus, plus } from '@companion/shared/ui/text/icons'
import { Icon } from '@companion/shared/ui/text/Icon'
import { useTexts } from '../../texts.ts'
import * as css from './ZoomSlider.css.ts'

interface Props {
  zoom: number
  most: number
  onZoom(zoom: number): void
}

/** How close the picture is, on the platform's own slider: thumb, keys and screen readers know it. */
export function ZoomSlider({ zoom, most, onZoom }: Props) {
  const t = useTexts()
  const { lang } = useSnapshot(language)
  const spoken = formatNumber(zoom, lang, { style: 'percent' })
  return (
    <label className={css.whole}>
      <Icon of={minus} small />
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
      <Icon of={plus} small />
    </label>
  )
}
