import { useSnapshot } from 'valtio'
import { routing } from '@companion/shared/navigation/router'
import { addressOf, statesOf } from '../model/screenStates.ts'
import * as css from './Panel.css.ts'

/** All screens of all remotes, with a link for each state. The links include the flags in the current URL. */
function ScreenStates({ win }: { win: Window }) {
  const { routes } = useSnapshot(routing)
  const remotes = Array.from(new Set(routes.map(({ remote }) => remote)))
  return remotes.map((remote) => (
    <section key={remote}>
      <h2 className={css.indexTitle}>
        <a href={`/isolate/${remote}`}>{remote}</a>
      </h2>
      {routes
        .filter((route) => route.remote === remote)
        .map((route) => (
          <section key={route.name}>
            <h3 className={css.indexGroup}>
              {route.name} <small className={css.fact}>{route.path}</small>
            </h3>
            <ul className={css.states}>
              {statesOf(route).map((state) => (
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

export function IndexPage({ win }: { win: Window }) {
  return (
    <div className={css.index} lang="en" dir="ltr">
      <h1 className={css.indexTitle}>Screens and states</h1>
      <p>
        One remote alone with a fake app and a demo user. Everything is in the address: a link opens the same
        anywhere.
      </p>
      <ScreenStates win={win} />
    </div>
  )
}
