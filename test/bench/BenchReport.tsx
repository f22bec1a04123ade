import { Bars, wordsOf } from './Bars.tsx'
import { contenderNames, contenders } from './contenders.ts'
import { screenNames, type ScreenName } from './screens.ts'
import {
  cellsOf,
  compared,
  comparisons,
  figures,
  hopsOf,
  type BenchFile,
  type Cell,
  type Figure,
} from './summary.ts'

interface FileProps {
  readonly file: BenchFile
  readonly before: BenchFile | undefined
}

const FigureCharts = ({ figure, file, before }: FileProps & { readonly figure: Figure }) => {
  const cells = cellsOf(file, figure)
  const old = before ? cellsOf(before, figure) : []
  const shown = screenNames.filter((screen) => cells.some((cell) => cell.screen === screen))
  const of = (list: readonly Cell[], screen: string) => list.filter((cell) => cell.screen === screen)
  return (
    <section className="card">
      <h2>{figure.title}</h2>
      <div className="charts">
        {shown.map((screen) => (
          <figure key={screen}>
            <figcaption>{screen}</figcaption>
            <Bars figure={figure} cells={of(cells, screen)} before={of(old, screen)} />
            <ul className="spoken">
              {of(cells, screen).map((cell) => (
                <li key={cell.contender}>
                  {contenders[cell.contender].title}: {wordsOf(figure, cell)}
                </li>
              ))}
            </ul>
          </figure>
        ))}
      </div>
    </section>
  )
}

/** Renders a table head with one column per screen, after a first column for the row titles. */
function ScreensHead({
  first,
  screens,
}: {
  readonly first: string
  readonly screens: readonly ScreenName[]
}) {
  return (
    <thead>
      <tr>
        <th scope="col">{first}</th>
        {screens.map((screen) => (
          <th key={screen} scope="col">
            {screen}
          </th>
        ))}
      </tr>
    </thead>
  )
}

/** Renders the round trips until text and data are shown, with a cold and a warm cache. */
function Hops({ file: { hops } }: Pick<FileProps, 'file'>) {
  const names = contenderNames.filter((name) => hops.some(({ contender }) => contender === name))
  const shown = screenNames.filter((name) => hops.some(({ screen }) => screen === name))
  return (
    <section className="card">
      <h2>Round trips after the document</h2>
      <table className="stacked">
        <caption>
          To the words / to the data, on a server that holds every answer back by a second: cold, then warm.
        </caption>
        <ScreensHead first="Built as" screens={shown} />
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <th scope="row">{contenders[name].title}</th>
              {shown.map((screen) => (
                <td key={screen} data-label={screen}>
                  {(['cold', 'warm'] as const)
                    .map((cache) => hopsOf(hops, name, screen, cache))
                    .filter(Boolean)
                    .join(', ')}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Renders Companion's ratios to the other contenders, from the medians. */
function Comparisons({ file, before }: FileProps) {
  const shown = screenNames.filter((name) => file.visits.some(({ screen }) => screen === name))
  const words = (from: BenchFile | undefined, comparison: (typeof comparisons)[number], screen: ScreenName) =>
    from && compared(from, comparison, screen)?.toFixed(2)
  return (
    <section className="card">
      <h2>Ratios of medians</h2>
      <table className="stacked">
        <ScreensHead first="What" screens={shown} />
        <tbody>
          {comparisons.map((comparison) => (
            <tr key={comparison.title}>
              <th scope="row">{comparison.title}</th>
              {shown.map((screen) => {
                const was = words(before, comparison, screen)
                return (
                  <td key={screen} data-label={screen}>
                    {words(file, comparison, screen)}
                    {was && <span className="quiet"> was {was}</span>}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Sections({ file: { sections }, before }: FileProps) {
  return (
    <section className="card">
      <h2>The product alone</h2>
      <table>
        <tbody>
          {sections.map(({ name, what, value, unit }) => {
            const old = before?.sections.find((one) => one.name === name && one.what === what)
            return (
              <tr key={what}>
                <th scope="row">{what}</th>
                <td>
                  {value.toFixed(value < 10 ? 2 : 0)} {unit}
                  {old && (
                    <span className="quiet">{` was ${old.value.toFixed(old.value < 10 ? 2 : 0)} ${old.unit}`}</span>
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}

/** Renders the report. Its text states the results too, so that readers don't depend on the bars. */
export function BenchReport({ file, before }: FileProps) {
  const { at, machine, rounds, failures } = file
  return (
    <main>
      <h1>How fast Companion is</h1>
      <p className="quiet">
        {`${at.slice(0, 16).replace('T', ' ')} UTC · ${machine} · ${rounds} rounds, contenders in turn · Chromium with a processor 4 times slower, 150 ms round trip, 1.6 Mbit/s · medians, × the plain bundle of the same sources, quartiles in brackets. Times of two runs cannot be compared; ratios can.`}
      </p>
      {failures.map((text) => (
        <p key={text} className="warning">
          {text}
        </p>
      ))}
      {file.visits.length > 0 && <Comparisons file={file} before={before} />}
      {file.hops.length > 0 && <Hops file={file} />}
      {file.visits.length > 0 &&
        figures.map((figure) => (
          <FigureCharts key={figure.title} figure={figure} file={file} before={before} />
        ))}
      {file.sections.length > 0 && <Sections file={file} before={before} />}
    </main>
  )
}
