import { chat, document as paper } from '@companion/shared/ui/text/icons'
import { Chevron } from '@companion/shared/ui/rows/Chevron'
import { Group } from '@companion/shared/ui/layout/Group'
import * as row from '@companion/shared/ui/rows/Row.css'
import { RowBody } from '@companion/shared/ui/rows/RowBody'
import { RowButton } from '@companion/shared/ui/rows/RowButton'
import { useTexts } from '../../texts.ts'
import { Out } from '../Out.tsx'

/** Payment policy and payment support. */
export function PayLinks({ policyUrl, onSupport }: { policyUrl: string | undefined; onSupport: () => void }) {
  const t = useTexts()
  return (
    <Group>
      {policyUrl && (
        <li>
          <Out href={policyUrl} className={`${row.row} ${row.pressable}`}>
            <RowBody icon={paper} label={t('policy')} end={<Chevron />} />
          </Out>
        </li>
      )}
      <RowButton icon={chat} label={t('support')} leads onClick={onSupport} />
    </Group>
  )
}
