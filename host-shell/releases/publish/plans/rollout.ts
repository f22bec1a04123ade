import type { ChannelDocument, Rule } from '../../model/channelDocument.ts'
import { baseOf, planOf, withPlan } from './edit.ts'
import { refOf } from '../../model/releaseRef.ts'
import { audienceOf, flagsOf } from '../describe.ts'
import { Refused } from './refused.ts'

/** The newest rollout of a remote: its first rule with a percentage. */
function rolloutOf(document: ChannelDocument, remote: string): Rule & Required<Pick<Rule, 'roll'>> {
  const plan = planOf(document, remote)
  const rule = plan.rules.find(({ roll }) => roll)
  if (rule?.roll) return { ...rule, roll: rule.roll }
  const part = plan.rules.find(({ when }) => when)
  if (!part) throw new Refused(`${remote} has no rollout in progress: start one with promote … --pct 10`)
  const flags = flagsOf(part)
  throw new Refused(
    `${remote} has no rollout by percentage: ${part.use} goes to all of ${audienceOf(part)}. ` +
      `To give it to everybody: release promote ${refOf(remote, part.use)}. ` +
      `To take it back: release promote ${refOf(remote, baseOf(plan) ?? '')} ${flags}`,
  )
}

const withRule = (document: ChannelDocument, remote: string, changed: Rule): ChannelDocument => {
  const plan = planOf(document, remote)
  const rules = plan.rules.map((rule) => (rule.id === changed.id ? changed : rule))
  return withPlan(document, remote, { ...plan, rules })
}

/** Sets how many get the newest rollout; also ends a pause. Fewer is refused: use pause or rollback. */
export function setPercentage(document: ChannelDocument, remote: string, pct: number): ChannelDocument {
  const rule = rolloutOf(document, remote)
  if (!(pct > 0 && pct <= 100)) throw new Refused('--pct takes a number above 0 and up to 100')
  if (pct < rule.roll.pct)
    throw new Refused(
      `${rule.use} already goes to ${rule.roll.pct} %: pause it, or roll back, to give it to fewer`,
    )
  return withRule(document, remote, { ...rule, roll: { pct, salt: rule.roll.salt } })
}

/** Nobody new gets it; devices that run it keep it. */
export function pause(document: ChannelDocument, remote: string): ChannelDocument {
  const rule = rolloutOf(document, remote)
  return rule.roll.paused
    ? document
    : withRule(document, remote, { ...rule, roll: { ...rule.roll, paused: true } })
}

/** Gives the newest rollout to everybody its conditions speak of. */
export function finish(document: ChannelDocument, remote: string): ChannelDocument {
  const { roll: _, ...rule } = rolloutOf(document, remote)
  if (rule.when) return withRule(document, remote, rule)
  const plan = planOf(document, remote)
  const base = baseOf(plan)
  const rules = plan.rules.filter((other) => other.when && !other.roll)
  return withPlan(document, remote, {
    ...plan,
    rules: [...rules, { id: 'base', use: rule.use }],
    fallback: base ? [base, ...plan.fallback] : plan.fallback,
  })
}
