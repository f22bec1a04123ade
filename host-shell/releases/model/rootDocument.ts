/** The public half of a P-256 key, as JWK fields. */
export interface PublicKey {
  readonly kty: 'EC'
  readonly crv: 'P-256'
  readonly x: string
  readonly y: string
}

/** The keys of a role, and how many of them must sign. */
export interface Role {
  readonly keys: readonly string[]
  readonly threshold: number
}

/** `/trust/<n>.root.json`: who may sign what. Its successor is signed by both (after TUF, reduced). */
export interface RootDocument {
  readonly t: 'root'
  readonly n: number
  readonly at: string
  readonly exp: string
  readonly keys: Readonly<Record<string, PublicKey>>
  /** Made by `npm start` for one machine: no pipeline may release with these keys. */
  readonly development?: true
  /** `root`, `channel` (or `channel:<name>` for one alone), `release:<remote>`. */
  readonly roles: Readonly<Record<string, Role>>
}

const none: Role = { keys: [], threshold: 1 }

/** The role that signs a channel: its own when there is one, else the general one. */
export const channelRole = ({ roles }: RootDocument, channel: string): Role =>
  roles[`channel:${channel}`] ?? roles.channel ?? none

/** The role that signs a remote's releases. */
export const releaseRole = ({ roles }: RootDocument, remote: string): Role =>
  roles[`release:${remote}`] ?? none
