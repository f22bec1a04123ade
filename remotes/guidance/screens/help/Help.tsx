import { brand } from '@companion/shared/brand/current'
import { useHydrated } from '@companion/shared/hooks/useHydrated'
import { useLocation } from '@companion/shared/navigation/router'
import { language } from '@companion/shared/texts/language'
import { Message } from '@companion/shared/ui/feedback/Message'
import { search } from '@companion/shared/ui/text/icons'
import { VisuallyHidden } from '@companion/shared/ui/text/VisuallyHidden'
import { Link } from '@companion/shared/ui/controls/Link'
import { Banner } from '@companion/shared/ui/feedback/Banner'
import { Screen } from '@companion/shared/ui/layout/Screen'
import { use, useDeferredValue, useState } from 'react'
import { useSnapshot } from 'valtio'
import { Accordion } from '@companion/shared/ui/rows/Accordion'
import { Group } from '@companion/shared/ui/layout/Group'
import { type Article, type HelpText, find, loadHelp, topics } from '../../model/help.ts'
import { useTexts } from '../../texts.ts'
import { useHashJump } from '../parts/useHashJump.ts'
import { SearchField } from './SearchField.tsx'
import * as css from './Help.css.ts'

/** `/help` (spec §2). Shows questions and answers with a search that works offline. */
export function Help() {
  const t = useTexts()
  const { lang } = useSnapshot(language)
  const { text, substituted } = use(loadHelp(lang))
  const named = useLocation().query.get('q') ?? ''
  const [typed, setTyped] = useState<string>()
  const query = typed ?? named
  const asked = useDeferredValue(query.trim())
  const app = brand().appName
  const found = find(text.articles, asked)
  const answers = asked && found.length > 0 ? t('found', { count: found.length }) : undefined
  return (
    <Screen title={t('helpTitle')}>
      {substituted && <Banner>{t('shownInEnglish')}</Banner>}
      <SearchField value={query} onChange={setTyped} />
      <VisuallyHidden live>{answers}</VisuallyHidden>
      {found.length > 0 ? (
        <Articles text={text} found={found} title={answers} app={app} />
      ) : (
        <Message
          scene="book"
          picture={search}
          title={t('noResults', { query: asked })}
          actions={<Link to="support">{t('askSupport')}</Link>}
        >
          {t('noResultsHint')}
        </Message>
      )}
    </Screen>
  )
}

interface ArticlesProps {
  text: HelpText
  found: readonly Article[]
  /** Title of the search results. Without a title, the articles are grouped by topic. */
  title?: string | undefined
  app: string
}

/** Collapsible questions. The question in the URL's fragment is initially open. */
function Articles({ text, found, title: heading, app }: ArticlesProps) {
  const hydrated = useHydrated()
  const named = hydrated ? location.hash.slice(1) : ''
  useHashJump()
  const row = ({ id, title, body, route }: Article) => {
    // A single result opens by itself. A row reads `defaultOpen` only on mount, so an open row needs another
    // key.
    const open = id === named || found.length === 1
    return (
      <Accordion
        key={open ? `${id} open` : id}
        name={id}
        anchor={id}
        label={title.split('{app}').join(app)}
        defaultOpen={open}
      >
        <div className={css.body}>
          {body.map((words) => (
            <p key={words}>{words.split('{app}').join(app)}</p>
          ))}
          {route && text.routes[route] && <Link to={route}>{text.routes[route]}</Link>}
        </div>
      </Accordion>
    )
  }
  if (heading) return <Group title={heading}>{found.map(row)}</Group>
  return (
    <>
      {topics.map((topic) => (
        <Group key={topic} title={text.topics[topic]}>
          {found.filter((article) => article.topic === topic).map(row)}
        </Group>
      ))}
    </>
  )
}
