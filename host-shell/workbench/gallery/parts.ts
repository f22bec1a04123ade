import type { ComponentType } from 'react'
import { Choices, Fields, Menu } from './flowParts.tsx'
import { Alert, Picker, Toasting } from './overParts.tsx'
import type { PartName } from './partNames.ts'
import { Buttons, Drawings, Icons, Loading, Messages, Notices } from './stateParts.tsx'

/** All components of `shared/kit/ui` in their states, as used on pages. */
export const parts: Readonly<Record<PartName, ComponentType>> = {
  rows: Menu,
  fields: Fields,
  choices: Choices,
  buttons: Buttons,
  notices: Notices,
  loading: Loading,
  messages: Messages,
  drawings: Drawings,
  icons: Icons,
  alert: Alert,
  picker: Picker,
  toasts: Toasting,
}

/** Parts that cover the page, so each is shown alone. */
export const coversPage: ReadonlySet<PartName> = new Set(['alert', 'picker', 'toasts'])
