import { translated } from '@companion/shared/texts/languages'
import { manifestOf, remoteNames } from '../host-shell/build/remotes.ts'
import { runBrowserTests } from './runStep.ts'

// `npm run walk [language …]` opens every screen in every language at 320 px, at normal and double text size.
const asked = process.argv.slice(2)
const ok = await runBrowserTests(['shell/everyWord', 'shell/accessibleRoutes', 'shell/pseudoLanguage'], {
  WALK_LANGUAGES: asked.join() || 'all',
})
if (ok) {
  const screens = (await Promise.all(remoteNames().map(manifestOf))).flatMap(({ routes }) => routes).length
  const languages = asked.length || translated.length
  console.log(
    `${screens} screens × ${languages} languages × 2 text sizes at 320 px, and with axe in 2 themes × 2 directions: no finding`,
  )
}
process.exitCode = ok ? 0 : 1
