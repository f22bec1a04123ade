import { useState } from 'react'
import { refOf, shortOf } from '@companion/release-protocol/releaseRef'
import { audienceOf } from '@companion/releases/edits/describe'
import { Chart, type Series } from './Chart.tsx'
import { nothingOf } from '@companion/releases/edits/edit'
import { partWords } from './words.ts'
import type { NextStep } from './nextSteps.ts'
import type { ChannelReport, SharesAt } from './readReport.ts'

/**
 * A command with a copy button. If the browser doesn't allow copying, the button selects the command, so that
 * the user can copy it.
 */
function Command({ step: { does, command } }: { step: NextStep }) {
  const [copied, setCopied] = useState(false)
  const copy = async (code: Element | null | undefined) => {
    try {
      await navigator.clipboard.writeText(command)
      setCopied(true)
    } catch {
      if (code) getSelection()?.selectAllChildren(code)
    }
  }
  return (
    <li>
      <span>{does}</span>
      <code>{command}</code>
      <button
        type="button"
        onClick={(event) => void copy(event.currentTarget.previousElementSibling)}
        aria-label={`Copy: ${command}`}
      >
        {copied ? 'Copied' : 'Copy'}
      </button>
    </li>
  )
}

/** The number of changes that the chart shows, chosen by us: older releases only fill the legend. */
const shownChanges = 5

const seriesOf = (history: readonly SharesAt[], nothing: string): Series[] => {
  const refs = new Set(history.flatMap(({ shares }) => shares.map(({ ref }) => ref)))
  return [...refs].map((ref) => ({
    name: ref === undefined ? nothing : shortOf(ref),
    points: history.map(({ at, shares }) => [
      Date.parse(at),
      shares.find((share) => share.ref === ref)?.part ?? 0,
    ]),
  }))
}

/**
 * A remote's rules in order, the progress and history of their rollouts, and the commands that make sense
 * next.
 */
export function Rollout({
  channel: { document, history, next },
  remote,
  at,
}: {
  channel: ChannelReport
  remote: string
  at: string
}) {
  const plan = document.remotes[remote]
  if (!plan) return null
  const steps = next[remote] ?? []
  return (
    <>
      <ul className="rules">
        {plan.rules.map((rule) => (
          <li key={rule.id}>
            <b>{rule.use}</b> {audienceOf(rule)}
            {rule.roll && (
              <progress max={100} value={rule.roll.pct} aria-label={`${refOf(remote, rule.use)} rollout`} />
            )}
          </li>
        ))}
        {plan.fallback.length > 0 && <li className="quiet">then {plan.fallback.join(', ')}</li>}
      </ul>
      <Chart
        title="Share of devices, without those that have conditions"
        series={seriesOf((history[remote] ?? []).slice(-shownChanges), nothingOf(remote))}
        top={1}
        words={partWords}
        steps
        until={Date.parse(at)}
      />
      {steps.length > 0 && (
        <>
          <h4>Next</h4>
          <ul className="commands">
            {steps.map((step) => (
              <Command key={step.command} step={step} />
            ))}
          </ul>
        </>
      )}
    </>
  )
}
