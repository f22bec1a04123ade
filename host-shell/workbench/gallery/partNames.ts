/** Parts shown in the gallery, keyed by their name in the address; in a file that any tool can read. */
export const partNames = {
  rows: 'Rows, groups and links',
  fields: 'Fields, checkboxes and progress',
  choices: 'Choices, sections that open, meter and badge',
  buttons: 'Buttons',
  notices: 'Banners and rows with values',
  loading: 'Skeletons and spinner',
  messages: 'Messages and failures',
  drawings: 'Drawings',
  icons: 'Icons',
  alert: 'Alert',
  picker: 'Sheet',
  toasts: 'Toasts',
} as const

export type PartName = keyof typeof partNames
