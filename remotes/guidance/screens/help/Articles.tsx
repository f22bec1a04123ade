import { Accordion } from '@companion/shared/ui/rows/Accordion'
import { Group } from '@companion/shared/ui/layout/Group'
import { Link } from '@companion/shared/ui/controls/Link'
import { topics, type Article, type HelpText } from '../../model/help/shape.ts'
import * as css from './Articles.css.ts'

interface Props {
  text: HelpText
  found: readonly Article[]
  /** Title of the answers to a search, best first; without one they stand by topic. */
  title?: string | undefined
  app: string
}

/** Questions that open to their answers. The one named in the address is open when the screen appears. */
export function Articles({ text, found, title: heading, app }: Props) {
  const named = location.hash.slice(1)
  // The only answer opens by itself; a row knows its start only, so it starts anew then.
  const lone = found.length === 1
  const row = ({ id, title, body, route }: Article) => (
    <Accordion
      key={lone ? `${id} alone` : id}
      label={title.split('{app}').join(app)}
      defaultOpen={id === named || lone}
    >
      <div className={css.body}>
        {body.map((words) => (
          <p key={words} className={css.words}>
            {words.split('{app}').join(app)}
          </p>
        ))}
        {route && text.routes[route] && <Link to={route}>{text.routes[route]}</Link>}
      </div>
    </Accordion>
  )
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
