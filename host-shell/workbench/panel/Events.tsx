import { useState } from 'react'
import { docs } from '@companion/bridge-contract/docs/docs'
import type { EventName } from '@companion/bridge-contract'
import { tryParseJson } from '@companion/shared/platform/json'
import * as css from './Panel.css.ts'
import { Section } from './Section.tsx'

const names = Object.keys(docs.events) as [EventName, ...EventName[]]
const exampleOf = (name: EventName) => JSON.stringify(docs.events[name].data ?? null, null, 1)

/** Sends the page any event of the bridge contract. The data can be edited and can be invalid. */
export function Events({ win }: { win: Window }) {
  const [name, setName] = useState<EventName>(names[0])
  const [data, setData] = useState(() => exampleOf(names[0]))
  const [receipt, setReceipt] = useState('')
  const app = win.companionApp
  const choose = (next: EventName) => {
    setName(next)
    setData(exampleOf(next))
  }
  const send = () => {
    const value = tryParseJson(data)
    if (value === undefined) setReceipt('The data is no JSON.')
    else setReceipt(`${name}: ${app?.push({ e: name, data: value })}`)
  }
  return (
    <Section id="events" title="Events of the app">
      {app ? (
        <>
          <label className={css.control}>
            <span>Event</span>
            <select
              className={css.input}
              value={name}
              onChange={({ target }) => choose(target.value as EventName)}
            >
              {names.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </select>
          </label>
          <textarea
            className={css.area}
            aria-label="Data of the event"
            value={data}
            onChange={({ target }) => setData(target.value)}
          />
          <div className={css.line}>
            <button type="button" className={css.button} onClick={send}>
              Send event
            </button>
            <output className={css.fact}>{receipt}</output>
          </div>
        </>
      ) : (
        <p className={css.fact}>There is no fake app around this page: choose one under “App”.</p>
      )}
    </Section>
  )
}
