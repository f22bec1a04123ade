interface Locked {
  readonly version?: string
  readonly integrity?: string
  readonly link?: boolean
  readonly resolved?: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

const wanted = (locked: Locked): string[] =>
  [locked.dependencies, locked.devDependencies, locked.optionalDependencies, locked.peerDependencies].flatMap(
    (names) => Object.keys(names ?? {}),
  )

type Packages = Readonly<Record<string, Locked>>

/** Where Node finds a package that another imports: in the nearest folder of those around it. */
function folderOf(name: string, importer: string, packages: Packages): string | undefined {
  for (let at = importer; at; at = at.slice(0, Math.max(at.lastIndexOf('/node_modules/'), 0)))
    if (packages[`${at}/node_modules/${name}`]) return `${at}/node_modules/${name}`
  return packages[`node_modules/${name}`] && `node_modules/${name}`
}

/**
 * The locked packages that the project's tools and the given workspaces can import, one a line with version and hash.
 * Without it, a version or a dependency of one remote would rename the releases of all: the lock file holds every one's.
 */
export function lockedPackages(lockfile: string, workspaces: readonly string[]): string {
  const { packages } = JSON.parse(lockfile) as { packages: Packages }
  const reached = new Set<string>()
  const waiting = ['', ...workspaces.filter((name) => packages[name])]
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    if (reached.has(folder)) continue
    reached.add(folder)
    const { link, resolved } = packages[folder]!
    if (link) {
      if (resolved && packages[resolved]) waiting.push(resolved)
      continue
    }
    for (const name of wanted(packages[folder]!)) {
      const found = folderOf(name, folder, packages)
      if (found) waiting.push(found)
    }
  }
  return [...reached]
    .filter((folder) => folder.includes('node_modules/') && !packages[folder]!.link)
    .toSorted()
    .map((folder) => `${folder} ${packages[folder]!.version} ${packages[folder]!.integrity ?? ''}\n`)
    .join('')
}
