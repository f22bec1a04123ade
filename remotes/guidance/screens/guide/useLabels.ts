import { use } from 'react'
import { brand } from '@companion/shared/brand/current'
import { language } from '@companion/shared/texts/language'
import { useSnapshot } from 'valtio'
import { labelsIn, type Named, nameOf } from '../../model/guides/labels.ts'
import type { Label } from '../../model/guides/shape.ts'

/** Names the phone's menu entries for the reader. */
export function useLabels(): (label: Label) => Named {
  const { lang } = useSnapshot(language)
  const labels = use(labelsIn(lang))
  return (label) => nameOf(label, labels, brand().appName)
}
