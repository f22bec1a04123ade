import { Group } from '@companion/shared/ui/layout/Group'
import { Row } from '@companion/shared/ui/rows/Row'
import { otherMakers } from '../../model/guides/other.ts'
import { useGuideTexts } from '../../model/guides/texts.ts'
import { useTexts } from '../../texts.ts'

/** The one switch each further maker adds to plain Android. */
export function OtherMakers() {
  const t = useTexts()
  const g = useGuideTexts()
  return (
    <Group title={t('otherMakers')}>
      {otherMakers.map(({ maker, note }) => (
        <Row key={maker} label={maker} note={g(note)} />
      ))}
    </Group>
  )
}
