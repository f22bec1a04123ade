import { brand } from '@companion/shared/brand/current'
import { usePlace } from '@companion/shared/navigation/router'
import { language } from '@companion/shared/texts/language'
import { Empty } from '@companion/shared/ui/feedback/Empty'
import { Field } from '@companion/shared/ui/fields/Field'
import { search } from '@companion/shared/ui/text/icons'
import { Icon } from '@companion/shared/ui/text/Icon'
import { Link } from '@companion/shared/ui/controls/Link'
import { Banner } from '@companion/shared/ui/feedback/Banner'
import { Screen } from '@companion/shared/ui/layout/Screen'
import { use, useDeferredValue, useState } from 'react'
import { useSnapshot } from 'valtio'
import { loadHelp } from '../../model/help/load.ts'
import { find } from '../../model/help/search.ts'
import { useTexts } from '../../texts.ts'
import { Articles } from './Articles.tsx'
import * as css from './Help.css.ts'

/** `/help` (spec §2): questions and answers that can be searched without a network. */
export function Help() {
  const t = useTexts()
  const { lang } = useSnapshot(language)
  const { text, substituted } = use(loadHelp(lang))
  const [query, setQuery] = useState(usePlace().query.get('q') ?? '')
  const asked = useDeferredValue(query.trim())
  const app = brand().appName
  const found = find(text.articles, asked)
  const answers = asked && found.length > 0 ? t('found', { count: found.length }) : undefined
  return (
    <Screen title={t('helpTitle')}>
      {substituted && <Banner>{t('shownInEnglish')}</Banner>}
      <Field
        label={t('searchHelp')}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        leading={<Icon of={search} small />}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <p role="status" className={css.unseen}>
        {answers}
      </p>
      {found.length > 0 ? (
        <Articles text={text} found={found} title={answers} app={app} />
      ) : (
        <Empty
          picture={search}
          title={t('noResults', { query: asked })}
          action={<Link to="support">{t('askSupport')}</Link>}
        >
          {t('noResultsHint')}
        </Empty>
      )}
      <p className={css.credits}>{t('credits')}</p>
    </Screen>
  )
}
