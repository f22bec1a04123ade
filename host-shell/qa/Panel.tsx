import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { createRoot } from 'react-dom/client'
import { brand } from '@companion/shared/brand/current'
import { hostKind, trace } from '@companion/shared/bridge/app'
import { session } from '@companion/shared/session/current'
import { sessionState } from '@companion/shared/session/store'
import { Group } from '@companion/shared/ui/layout/Group'
import { Row, RowButton } from '@companion/shared/ui/rows/Row'
import { Sheet } from '@companion/shared/ui/dialog/Sheet'
import type { EventName } from '@companion/bridge-contract'
import { remoteStates } from '../remotes/remoteStates.ts'
import * as css from './Panel.css.ts'
import { forgetTester, testerToken } from './tester.ts'

const switches = [
  { label: 'English', flags: { lang: 'en' } },
  { label: '中文', flags: { lang: 'zh' } },
  { label: 'Deutsch', flags: { lang: 'de' } },
  { label: 'العربية', flags: { lang: 'ar' } },
  { label: 'Light', flags: { dark: '0' } },
  { label: 'Dark', flags: { dark: '1' } },
  { label: 'With navigation bar', flags: { inset: '0', hasNav: '1' } },
  { label: 'Without navigation bar', flags: { hasNav: '0' } },
] as const

const eventNames: readonly EventName[] = [
  'backPressed',
  'themeChanged',
  'safeAreaChanged',
  'keyboardChanged',
  'networkChanged',
  'signedOut',
]

const when = (seconds: number | undefined) => (seconds ? new Date(seconds * 1000).toLocaleTimeString() : '–')

/** The same address with some flags set otherwise; the page is loaded again, so that they hold from the first paint. */
function reopen(win: Window, flags: Readonly<Record<string, string>>): void {
  const url = new URL(win.location.href)
  for (const [name, value] of Object.entries(flags)) url.searchParams.set(name, value)
  win.location.assign(url.href)
}

/** Shows releases, session and bridge of any page, and switches to change them; in English, as a tool. */
function Panel({ win }: { win: Window }) {
  const [open, setOpen] = useState(false)
  const [tester, setTester] = useState(() => testerToken() !== '')
  const shown = useSnapshot(remoteStates)
  const { userData, errorType, lang } = useSnapshot(sessionState)
  const app = win.companionApp

  return (
    <>
      <button type="button" className={css.openButton} onClick={() => setOpen(true)}>
        QA
      </button>
      <Sheet open={open} title="QA panel" onClose={() => setOpen(false)}>
        <div className={css.list}>
          <Group title="Releases on this page">
            {Object.entries(shown).map(([remote, { release, status }]) => (
              <Row key={remote} label={remote} value={release || status} />
            ))}
          </Group>
          <Group title="Session">
            <Row label="User" value={userData?.userId ?? '–'} />
            <Row label="Token expires" value={when(userData?.exp)} />
            <Row label="Error state" value={errorType || '–'} />
            <RowButton label="Spoil the access token" onClick={() => (sessionState.token += 'x')} />
            <RowButton label="End the session" tone="danger" onClick={() => session().end('signedOut')} />
          </Group>
          <Group title="Look">
            <Row label="Brand and language" value={`${brand().id} · ${lang}`} />
            {switches.map(({ label, flags }) => (
              <RowButton key={label} label={label} onClick={() => reopen(win, flags)} />
            ))}
          </Group>
          <Group title="Tester">
            <Row label="Token on this device" value={tester ? 'kept' : '–'} />
            {tester && (
              <RowButton
                label="Forget it"
                tone="danger"
                onClick={() => {
                  forgetTester()
                  setTester(false)
                }}
              />
            )}
          </Group>
          <Group title="Bridge" footer={hostKind()}>
            {app &&
              eventNames.map((name) => (
                <RowButton key={name} label={name} onClick={() => void app.emit(name)} />
              ))}
            {trace()
              .slice(-8)
              .map((entry, index) => (
                <Row key={index} label={`${entry.kind} ${entry.name}`} value={entry.outcome} />
              ))}
          </Group>
        </div>
      </Sheet>
    </>
  )
}

export function openPanel(win: Window): void {
  const host = win.document.createElement('div')
  host.dataset['part'] = 'qa'
  win.document.body.append(host)
  createRoot(host).render(<Panel win={win} />)
}
