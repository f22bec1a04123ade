import { Choices, Fields, Menu } from './flowPages.tsx'
import { Alert, Picker, Toasting } from './overPages.tsx'
import type { Page } from './page.ts'
import { Loading, Messages, Notices, Signs } from './statePages.tsx'

export const pages: Readonly<Record<string, Page>> = {
  menu: Menu,
  fields: Fields,
  choices: Choices,
  notices: Notices,
  loading: Loading,
  messages: Messages,
  alert: Alert,
  picker: Picker,
  toasts: Toasting,
  icons: Signs,
}
