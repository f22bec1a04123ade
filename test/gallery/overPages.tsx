import { showToast } from '@companion/shared/toasts/queue'
import { AlertDialog } from '@companion/shared/ui/dialog/AlertDialog'
import { Ltr } from '@companion/shared/ui/text/Bdi'
import { Group } from '@companion/shared/ui/layout/Group'
import { RowButton } from '@companion/shared/ui/rows/Row'
import { Sheet } from '@companion/shared/ui/dialog/Sheet'
import { useEffect } from 'react'
import { Fields, Menu } from './flowPages.tsx'
import type { Page } from './page.ts'

const nothing = () => {}

export const Alert: Page = ({ w }) => (
  <>
    <Menu w={w} />
    <AlertDialog open danger title={w.sure} confirm={w.delete} onConfirm={nothing} onCancel={nothing}>
      {w.undo}
    </AlertDialog>
  </>
)

export const Picker: Page = ({ w }) => (
  <>
    <Fields w={w} />
    <Sheet open title={w.region} onClose={nothing}>
      <Group>
        <RowButton label="Deutschland" value={<Ltr>+49</Ltr>} />
        <RowButton label="中国" value={<Ltr>+86</Ltr>} />
        <RowButton label="السعودية" value={<Ltr>+966</Ltr>} />
      </Group>
    </Sheet>
  </>
)

export const Toasting: Page = ({ w }) => {
  useEffect(() => {
    showToast({ text: w.codeWrong, tone: 'danger' })
    showToast({ text: w.saved, tone: 'ok' })
    showToast({ text: w.undo, tone: 'info' })
  }, [w])
  return <Fields w={w} />
}
