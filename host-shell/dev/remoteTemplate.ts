const languages = {
  en: ['{Name}', 'This is the first screen of {Name}.'],
  zh: ['{Name}', '这是 {Name} 的第一个页面。'],
  de: ['{Name}', 'Das ist die erste Seite von {Name}.'],
  ar: ['{Name}', 'هذه هي الشاشة الأولى من {Name}.'],
} as const

const capital = (name: string) =>
  name
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('')

/** The files of a new remote: manifest, one screen with its texts, and a test that passes. File → text. */
export function remoteTemplate(name: string): Record<string, string> {
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
        type: 'module',
        exports: { './manifest': './manifest.ts', './*': './*.ts' },
        dependencies: { '@companion/shared': '*' },
      },
      null,
      2,
    )}\n`,
    'manifest.ts': `import type { RemoteManifest } from '@companion/shared/remote/manifest'

export const manifest = {
  name: '${name}',
  routes: [
    { path: '/${name}', name: '${routeName}', title: 'title', open: true, back: true, hidden: true, layout: true },
  ],
  needs: { shell: '>=1.0.0 <2', contract: '^1.0', caps: [], optionalCaps: [] },
} as const satisfies RemoteManifest
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
  }
}
