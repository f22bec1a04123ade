import { brand } from '@companion/shared/brand/current'
import { chat as bubble, globe, star } from '@companion/shared/ui/text/icons'
import { Icon, type Glyph } from '@companion/shared/ui/text/Icon'
import type { Plan } from '../../plans.ts'
import { useTexts } from '../../texts.ts'
import * as css from './Benefits.css.ts'
import { chat, translation } from './useQuota.ts'

/** Icons of features, by key. All other features have a star. */
const icons = new Map<string, Glyph>([
  [chat, bubble],
  [translation, globe],
])

/** The reason to buy a plan, above the plans of users who have none. */
export function Benefits({ plans }: { plans: readonly Plan[] }) {
  const t = useTexts()
  const names = new Map(
    plans.flatMap(({ features }) => features.map(({ key, name }) => [key, name] as const)),
  )
  if (names.size === 0) return null
  return (
    <div className={css.whole}>
      <p className={css.reason}>{t('reason', { app: brand().appName })}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari forgets lists without bullets */}
      <ul role="list" className={css.features}>
        {[...names].map(([key, name]) => (
          <li key={key} className={css.feature}>
            <span className={css.icon}>
              <Icon of={icons.get(key) ?? star} />
            </span>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
    </div>
  )
}
