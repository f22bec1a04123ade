import { useState } from 'react'
import { browserRegion } from '@companion/shared/forms/region'
import { usePhones } from '@companion/shared/forms/phone'
import { navigate, useStepData } from '@companion/shared/navigation/router'
import { loadAccount } from '@companion/shared/session/account'
import { session } from '@companion/shared/session/current'
import { Ltr } from '@companion/shared/ui/text/Bdi'
import { Button } from '@companion/shared/ui/controls/Button'
import { Progress } from '@companion/shared/ui/feedback/Progress'
import { Screen } from '@companion/shared/ui/layout/Screen'
import { useErrorTexts } from '@companion/shared/texts/errors/texts'
import { CodeStep } from '@companion/shared/verification/CodeStep'
import { Target } from '@companion/shared/verification/SentTo'
import { useVerification } from '@companion/shared/verification/useVerification'
import {
  entryOf,
  resumeFlow,
  startFlow,
  targetIn,
  type Proof,
} from '@companion/shared/verification/verification'
import { changePhone, requestPhoneCode, verifyPhoneCode } from '../api.ts'
import { confirmed } from '../model/confirmed.ts'
import { useTexts } from '../texts.ts'
import { PhoneTargetStep, type Typed } from './PhoneTargetStep.tsx'
import { Relogin } from './Relogin.tsx'

const start = startFlow(['target', 'code'])
const address = { route: 'uploadPhone' }

/** Sets the account's number to the verified one. */
async function change(proof: Proof): Promise<void> {
  if (proof.by !== 'code') return
  const { target: phone, code, ticket } = proof
  await confirmed(
    () => changePhone({ phone, code, ...(ticket !== undefined && { ticket }) }),
    async () => (await loadAccount({ force: true })).phone === phone,
  )
}

/** Changes the phone number, proved by a code; afterwards the user logs in again with the new one (spec §4). */
export function Phone() {
  const t = useTexts()
  const errors = useErrorTexts()
  const phones = usePhones()
  const sentTo = targetIn(useStepData())
  const verification = useVerification({
    purpose: 'changePhone',
    initial: sentTo ? resumeFlow(start, sentTo) : start,
    address,
    resumable: true,
    request: requestPhoneCode,
    prove: async (phone, code) => (await verifyPhoneCode(phone, code)).ticket,
    async onProved(proof) {
      await change(proof)
      session().end('phone', flow.target)
      dispatch({ t: 'changed' })
    },
  })
  const { flow, dispatch, begin } = verification
  const { step, target } = flow
  // After a reload in the second step the first one still knows the number.
  const [typed, setTyped] = useState<Typed>(() => ({
    region: browserRegion(),
    phone: target,
    repeat: target,
  }))

  if (step === 'done') return <Relogin after="phone" identifier={target} />
  return (
    <Screen
      title={t('phoneTitle')}
      lead={step === 'target' ? t('reloginLead') : undefined}
      progress={<Progress step={entryOf(flow) + 1} total={2} />}
    >
      {step === 'target' && (
        <PhoneTargetStep
          initial={typed}
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
          // Not masked: a typing error in the new number can only be seen here.
          target={
            <Target isEmail={false}>
              <Ltr>{phones?.internationalPhone(target) ?? target}</Ltr>
            </Target>
          }
          change={
            <Button variant="text" onClick={() => void navigate.back()}>
              {t('change')}
            </Button>
          }
          confirm={flow.retry ? errors('retry') : t('confirm')}
        />
      )}
    </Screen>
  )
}
