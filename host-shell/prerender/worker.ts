import { siteReader } from './siteReader.ts'
import { wordsOf, type BrandPages, type Words, type WordsRoute } from './words.ts'

/** What a worker is told first. */
export interface Site {
  readonly site: string
  /** Where releases lie that are not in the site folder. */
  readonly store: string | undefined
  readonly pages: readonly BrandPages[]
}

/** What it is asked then: the words of one screen. */
export interface Task {
  readonly route: WordsRoute
}

export type Done = Readonly<Record<string, readonly Words[]>>

let answer: ((task: Task) => Promise<Done>) | undefined

async function hear(told: Site | Task): Promise<void> {
  if ('route' in told) process.send?.(await answer?.(told))
  else {
    const read = siteReader(told.site, told.store)
    answer = ({ route }) => wordsOf(route, told.pages, read)
  }
}
process.on('message', (told: Site | Task) => void hear(told))
// Who has asked is gone, or has all it asked for.
process.once('disconnect', () => process.exit())
