import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { shellName } from '@companion/release-protocol/shellRelease'
import { paths } from '@companion/build/paths'
import { hashOf, stateFile, type FolderState, type TranslationState } from '@companion/build/translations'
import { isInstalled, markInstalled } from './installed.mjs'

const languages = {
  en: ['{Name}', 'This is the first screen of {Name}.'],
  zh: ['{Name}', '这是 {Name} 的第一个页面。'],
  de: ['{Name}', 'Das ist die erste Seite von {Name}.'],
  ar: ['{Name}', 'هذه هي الشاشة الأولى من {Name}.'],
  bg: ['{Name}', 'Това е първият екран на {Name}.'],
  es: ['{Name}', 'Esta es la primera pantalla de {Name}.'],
  fr: ['{Name}', 'Voici le premier écran de {Name}.'],
  id: ['{Name}', 'Ini layar pertama {Name}.'],
  it: ['{Name}', 'Questa è la prima schermata di {Name}.'],
  ja: ['{Name}', '{Name}の最初の画面です。'],
  ko: ['{Name}', '{Name}의 첫 화면입니다.'],
  nl: ['{Name}', 'Dit is het eerste scherm van {Name}.'],
  pl: ['{Name}', 'To jest pierwszy ekran {Name}.'],
  pt: ['{Name}', 'Esta é a primeira tela de {Name}.'],
  ro: ['{Name}', 'Acesta este primul ecran {Name}.'],
  ru: ['{Name}', 'Это первый экран {Name}.'],
  th: ['{Name}', 'นี่คือหน้าจอแรกของ {Name}'],
  vi: ['{Name}', 'Đây là màn hình đầu tiên của {Name}.'],
  'zh-TW': ['{Name}', '這是 {Name} 的第一個頁面。'],
} as const

const capital = (name: string) =>
  name
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('')

/**
 * Returns the files of a new remote as texts by path: the manifest, one screen with its translations, and a
 * passing test.
 */
function remoteTemplate(name: string): Record<string, string> {
  const Screen = capital(name)
  const routeName = Screen.charAt(0).toLowerCase() + Screen.slice(1)
  const texts = Object.entries(languages).map(([lang, [title, lead]]) => [
    `texts/${lang}.json`,
    `${JSON.stringify({ title: title.replace('{Name}', Screen), lead: lead.replace('{Name}', Screen) }, null, 2)}\n`,
  ])
  return {
    'package.json': `${JSON.stringify(
      {
        name: `@companion/remote-${name}`,
        version: '1.0.0',
        private: true,
        license: 'UNLICENSED',
        type: 'module',
        exports: { './manifest': './manifest.ts', './*': './*.ts' },
        dependencies: { '@companion/bridge-contract': '*', '@companion/shared': '*' },
      },
      null,
      2,
    )}\n`,
    'tsconfig.json': readFileSync(resolve(paths.remotes, 'pay/tsconfig.json'), 'utf8').replace(
      '/pay"',
      `/${name}"`,
    ),
    'manifest.ts': `import type { RemoteManifest } from '@companion/shared/remote/manifest'

export const manifest = {
  name: '${name}',
  routes: [
    { path: '/${name}', name: '${routeName}', title: 'title', open: true, back: true, hidden: true, layout: true },
  ],
  needs: { shell: '>=1.0.0 <2', contract: '^1.0', caps: [], optionalCaps: [] },
} as const satisfies RemoteManifest
`,
    'webpack.config.ts': `import type { BuildOptions } from '@companion/build/baseConfig'
import { remoteConfig } from '@companion/build/webpackConfig'

export default (_env: object, { mode }: BuildOptions) => remoteConfig({ remote: '${name}', mode })
`,
    'texts.ts': `import { createTexts } from '@companion/shared/texts/createTexts'
import type en from './texts/en.json'

export const { useTexts } = createTexts<typeof en>(
  (lang) => import(/* webpackChunkName: "texts-[request]" */ \`./texts/\${lang}.json\`),
)
`,
    'area.ts': `import type { RemoteModule } from '@companion/shared/remote/manifest'
import { prepareTexts } from '@companion/shared/texts/createTexts'
import { ${Screen} } from './screens/${Screen}.tsx'

export const area: RemoteModule = { screens: { ${routeName}: ${Screen} }, prepare: prepareTexts }
`,
    [`screens/${Screen}.tsx`]: `import { Screen } from '@companion/shared/ui/layout/Screen'
import { useTexts } from '../texts.ts'

/** The first screen. */
export function ${Screen}() {
  const t = useTexts()
  return <Screen title={t('title')} lead={t('lead')} />
}
`,
    [`screens/${Screen}.test.tsx`]: `import { expect, test } from 'vitest'
import { open } from '../../../test/open.tsx'
import { ${Screen} } from './${Screen}.tsx'

test('greets with its title', async () => {
  const { screen } = await open(<${Screen} />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('${Screen}')
})
`,
    ...Object.fromEntries(texts),
    [stateFile]: `${JSON.stringify({ texts: stateOf(Screen) } satisfies TranslationState, null, 2)}\n`,
  }
}

/**
 * Returns the state of the translations. The titles are drafts, because they're the same word in every
 * language until somebody translates them.
 */
const stateOf = (screen: string): FolderState => ({
  sources: Object.fromEntries(
    ['lead', 'title'].map((key, at) => [key, hashOf(languages.en[at ? 0 : 1].replace('{Name}', screen))]),
  ),
  drafts: Object.fromEntries(
    Object.keys(languages)
      .filter((lang) => lang !== 'en')
      .toSorted()
      .map((lang) => [lang, ['title']]),
  ),
})

/** The timeout of a command in milliseconds. npm needs about a second, but without a network it can hang. */
const limit = 60_000

const [name = ''] = process.argv.slice(2)

if (!/^[a-z][a-z0-9-]{1,30}$/.test(name) || name === shellName) {
  console.error(
    'Say its name: npm run new <name>, lower-case letters, digits and dashes, starting with a letter; not shell.',
  )
  process.exit(1)
}
const folder = resolve(paths.remotes, name)
if (existsSync(folder)) {
  console.error(`remotes/${name} is there already.`)
  process.exit(1)
}

for (const [file, text] of Object.entries(remoteTemplate(name))) {
  const path = resolve(folder, file)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text)
  console.log(`  remotes/${name}/${file}`)
}
const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, {
    cwd: paths.root,
    encoding: 'utf8',
    timeout: limit,
    shell: process.platform === 'win32',
  })

// The compiler only checks packages that this file references, so add the new one.
const solution = resolve(paths.root, 'tsconfig.json')
const config = JSON.parse(readFileSync(solution, 'utf8')) as { references: { path: string }[] }
config.references.push({ path: `remotes/${name}` })
await writeFile(solution, JSON.stringify(config, null, 2))
console.log('  tsconfig.json')
// Format the files, because a long name makes some lines too long.
run('npx', 'oxfmt', `remotes/${name}`, 'tsconfig.json')
// Update the lock file, because `npm ci` fails if a workspace is missing in it.
const wasInstalled = isInstalled(paths.root)
const flags = ['--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund']
const npm = run('npm', 'install', '--package-lock-only', ...flags)
if (npm.status === 0) {
  console.log('  package-lock.json')
  // Link the only new entry of the lock file, otherwise the next command would reinstall everything.
  const link = resolve(paths.root, `node_modules/@companion/remote-${name}`)
  if (wasInstalled && !existsSync(link)) {
    await symlink(`../../remotes/${name}`, link, 'junction')
    markInstalled(paths.root)
  }
} else console.error(`package-lock.json lacks the new package (${npm.stderr.trim()}): run npm install`)
console.log(`Next: npm start, then open http://localhost:8080/${name}. Its tests run with npm run check.`)
