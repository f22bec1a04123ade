import { chat, document as paper } from '@companion/shared/ui/icons'
import { Chevron } from '@companion/shared/ui/Chevron'
import { Group } from '@companion/shared/ui/Group'
import * as row from '@companion/shared/ui/Row.css'
import { RowBody } from '@companion/shared/ui/RowBody'
import { RowButton } from '@companion/shared/ui/RowButton'
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
