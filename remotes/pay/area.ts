import type { Area } from '@companion/shared/remote/area'
import { prepareTexts } from '@companion/shared/texts/createTexts'
import { PayList } from './screens/PayList.tsx'
import { PayResult } from './screens/PayResult.tsx'

export const area: Area = { screens: { payList: PayList, payResult: PayResult }, prepare: prepareTexts }
