/** Groups of the help, in the order they are shown. */
export const topics = ['device', 'account', 'services', 'app'] as const
type Topic = (typeof topics)[number]

export interface Article {
  /** Anchor in the address; the same in every language. */
  readonly id: string
  readonly topic: Topic
  readonly title: string
  /** `{app}` stands for the app's name. */
  readonly body: readonly string[]
  /** Words people type that stand nowhere in the text. */
  readonly keywords: string
  /** Name of the route that helps further. */
  readonly route?: string
}

export interface HelpText {
  readonly topics: Readonly<Record<Topic, string>>
  /** What the link to an article's route says, by route name. */
  readonly routes: Readonly<Record<string, string>>
  readonly articles: readonly Article[]
}
