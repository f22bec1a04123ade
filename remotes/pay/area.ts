import type { Area } from '@companion/shared/remote/area'
import { prepareTexts } from '@companion/shared/texts/createTexts'
import './texts.ts'

export const area: Area = { screens: {}, prepare: prepareTexts }
