import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { session } from '@companion/shared/session/current'
import { sessionState } from '@companion/shared/session/store'
import { forgetTester, testerToken } from '../page/tester.ts'
import * as css from './Panel.css.ts'
import { Section } from './Section.tsx'

const when = (seconds: number | undefined) => (seconds ? new Date(seconds * 1000).toLocaleTimeString() : '–')

/** Shows the logged-in user, with buttons that end or damage the session. */
export function Session() {
  const [tester, setTester] = useState(() => testerToken() !== '')
  const { userData, errorType } = useSnapshot(sessionState)
  return (
    <Section id="session" title="Session">
      <p>
        User {userData?.userId ?? '–'} · token expires {when(userData?.exp)} · error state {errorType || '–'}
      </p>
      <div className={css.line}>
        <button type="button" className={css.button} onClick={() => (sessionState.token += 'x')}>
          Spoil the access token
        </button>
        <button type="button" className={css.button} onClick={() => session().end('signedOut')}>
          End the session
        </button>
      </div>
      <div className={css.line}>
        <span>Tester token on this device: {tester ? 'kept' : '–'}</span>
        {tester && (
          <button
            type="button"
            className={css.button}
            onClick={() => {
              forgetTester()
              setTester(false)
            }}
          >
            Forget it
          </button>
        )}
      </div>
    </Section>
  )
}

interface Message {
  readonly to: string
  readonly channel: string
  readonly code: string
  readonly at: number
}

/** Polling interval of the mock API's outbox while the section is open, in milliseconds. */
const every = 2000

function Messages({ win }: { win: Window }) {
  const [messages, setMessages] = useState<readonly Message[] | undefined>()
  useEffect(() => {
    const read = () =>
      win
        .fetch('/standin/outbox')
        .then((response) => response.json() as Promise<readonly Message[]>)
        .then(setMessages, () => setMessages(undefined))
    void read()
    const timer = setInterval(() => void read(), every)
    return () => clearInterval(timer)
  }, [win])
  if (!messages) return <p className={css.fact}>There is no stand-in API here.</p>
  if (!messages.length) return <p className={css.fact}>No code has been sent yet.</p>
  return (
    <ul>
      {messages
        .slice(-10)
        .reverse()
        .map(({ to, channel, code, at }) => (
          <li key={`${at}${to}`}>
            <b>{code}</b> · {channel} · {to} · {new Date(at).toLocaleTimeString()}
          </li>
        ))}
    </ul>
  )
}

/** The codes that the mock API has sent, which a user would get by message. */
export const Outbox = ({ win }: { win: Window }) => (
  <Section id="outbox" title="Outbox (codes)">
    <Messages win={win} />
  </Section>
)
