import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { routing } from '@companion/shared/navigation/router'
import { statesThatFit } from '../model/filterStates.ts'
import { addressOf } from '../model/screenStates.ts'
import * as css from './IndexPage.css.ts'

/** The screens and states that fit the filter, by remote. The links include the flags in the current URL. */
function ScreenStates({ win, filter }: { win: Window; filter: string }) {
  const { routes } = useSnapshot(routing)
  const fitting = routes
    .map((route) => ({ route, states: statesThatFit(route, filter) }))
    .filter(({ states }) => states.length)
  const remotes = Array.from(new Set(fitting.map(({ route }) => route.remote)))
  if (!remotes.length) return <p>No screen or state has these words.</p>
  return remotes.map((remote) => (
    <section key={remote}>
      <h2 className={css.remoteName}>
        <a href={`/isolate/${remote}`}>{remote}</a>
      </h2>
      {fitting
        .filter(({ route }) => route.remote === remote)
        .map(({ route, states }) => (
          <section key={route.name}>
            <h3 className={css.indexGroup}>
              {route.name} <small className={css.path}>{route.path}</small>
            </h3>
            <ul className={css.states}>
              {states.map((state) => (
                <li key={state.label}>
                  <a className={css.state} href={addressOf(route, state, win.location)}>
                    {state.label}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
    </section>
  ))
}

/** The list of all screens with their states, and a field that filters it. */
export function IndexPage({ win }: { win: Window }) {
  const [filter, setFilter] = useState('')
  return (
    <div className={css.index} lang="en" dir="ltr">
      <h1 className={css.indexTitle}>Screens and states</h1>
      <p>Each link opens one remote alone, with a fake app and a demo user.</p>
      <div className={css.filter}>
        <input
          type="search"
          className={css.filterField}
          aria-label="Filter"
          placeholder="Screen, path or state"
          value={filter}
          onChange={({ target }) => setFilter(target.value)}
        />
      </div>
      <ScreenStates win={win} filter={filter} />
    </div>
  )
}
