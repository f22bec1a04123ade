import { useState } from 'react'
import { StrongLoginName } from '@companion/shared/fields/StrongLoginName'
import { PhoneField } from '@companion/shared/fields/PhoneField'
import { SubmitForm } from '@companion/shared/fields/SubmitForm'
import { loadPhones, usePhones } from '@companion/shared/forms/phone'
import { useBrowserRegion } from '@companion/shared/forms/region'
import { phone as phoneRule, samePhone } from '@companion/shared/forms/rules'
import { useForm } from '@companion/shared/forms/useForm'
import { navigate, useStepData } from '@companion/shared/navigation/router'
import { loadAccount, useLoadedAccount } from '@companion/shared/session/account'
import { session } from '@companion/shared/session/current'
import { useFormTexts } from '@companion/shared/texts/forms/texts'
import { Button } from '@companion/shared/ui/controls/Button'
import { Progress } from '@companion/shared/ui/feedback/Progress'
import { Screen } from '@companion/shared/ui/layout/Screen'
import { CodeGoal } from '@companion/shared/verification/CodeGoal'
import { CodeStep } from '@companion/shared/verification/CodeStep'
import { useRefusal, useVerification } from '@companion/shared/verification/useVerification'
import * as verify from '@companion/shared/verification/verification'
import { changePhone, requestPhoneCode, verifyPhoneCode } from '../api.ts'
import { confirmed } from '../model/confirmed.ts'
import { useTexts } from '../texts.ts'
import { AccountNotice } from './AccountNotice.tsx'
import { CurrentValue } from './CurrentValue.tsx'
import { Relogin } from './Relogin.tsx'

/** The new number as typed. `region` is the country whose format the number is parsed in. */
type Typed = { region: string; phone: string; repeat: string }

interface Props {
  initial: Typed
  /** The server's error about the number that was submitted before. */
  refusal: verify.Refusal | undefined
  /** Shows the next step and sends a code to the number (E.164). Shows its own errors. */
  onSend(typed: Typed, phone: string): Promise<void>
}

function PhoneTargetStep({ initial, refusal, onSend }: Props) {
  const t = useTexts()
  const formTexts = useFormTexts()
  const { user } = useLoadedAccount()
  const phones = usePhones()
  const read = ({ phone, region }: Typed) => phones?.readPhone(phone, region)
  const isCurrent = (typed: Typed) => !!user?.phone && read(typed) === user.phone
  const form = useForm<Typed>({
    initial,
    rules: {
      phone: (typed, values) => (isCurrent(values) ? { text: t('samePhone') } : phoneRule(typed, values)),
      repeat: samePhone,
    },
    draft: 'phone',
    async send(typed) {
      const { readPhone } = await loadPhones()
      await onSend(typed, readPhone(typed.phone, typed.region) ?? typed.phone)
    },
  })
  const { field, values, setError } = form
  useRefusal(refusal, 'target', (error) => setError('phone', error))

  const region = field('region')
  const hint = isCurrent(values) ? t('samePhone') : <CodeGoal needs="codeNeedsPhone" target={read(values)} />
  return (
    <>
      <AccountNotice />
      <CurrentValue of="phone" label={t('currentPhone')} />
      <SubmitForm of={form} submit={formTexts('sendCode')} needs={['phone', 'repeat']}>
        <PhoneField
          {...field('phone')}
          region={region}
          label={t('newPhone')}
          hint={hint}
          enterKeyHint="next"
        />
        <PhoneField
          {...field('repeat')}
          region={region}
          repeat
          label={t('repeatNewPhone')}
          enterKeyHint="send"
        />
      </SubmitForm>
    </>
  )
}

const start = verify.startFlow(['target', 'code'])
const address = { route: 'uploadPhone' }

async function change(proof: verify.Proof): Promise<void> {
  if (proof.type !== 'code') return
  const { target: phone, code, ticket } = proof
  await confirmed(
    () => changePhone({ phone, code, ...(ticket !== undefined && { ticket }) }),
    async () => (await loadAccount({ force: true })).phone === phone,
  )
}

/**
 * Changes the phone number after verifying it by code. The user then logs in again with the number (spec §4).
 */
export function Phone() {
  const t = useTexts()
  const sentTo = verify.targetIn(useStepData())
  const verification = useVerification({
    purpose: 'changePhone',
    initial: sentTo ? verify.resumeFlow(start, sentTo) : start,
    address,
    resumable: true,
    request: requestPhoneCode,
    prove: async (phone, code) => (await verifyPhoneCode(phone, code)).ticket,
    async onProved(proof) {
      await change(proof)
      session().end('phone', flow.target)
      dispatch({ type: 'changed' })
    },
  })
  const { flow, dispatch, begin } = verification
  const { step, target } = flow
  // A reload in the second step loses `typed`, so the first step then shows the number that got the code.
  const region = useBrowserRegion()
  const [typed, setTyped] = useState<Typed>()

  if (step === 'done') return <Relogin after="phone" identifier={target} />
  return (
    <Screen
      title={t('phoneTitle')}
      lead={step === 'target' ? t('reloginLead') : undefined}
      progress={<Progress step={verify.historyIndexOf(flow) + 1} total={2} />}
    >
      {step === 'target' && (
        <PhoneTargetStep
          initial={typed ?? { region, phone: target, repeat: target }}
          refusal={flow.refusal}
          onSend={(values, phone) => {
            setTyped(values)
            return begin(phone)
          }}
        />
      )}
      {step === 'code' && (
        <CodeStep
          verification={verification}
          // The number isn't masked, because this is the last chance to notice a typo.
          target={<StrongLoginName of={target} />}
          change={
            <Button variant="text" onClick={() => void navigate.back()}>
              {t('change')}
            </Button>
          }
        />
      )}
    </Screen>
  )
}
