import { useEffect, useRef } from 'react'
import type { Problem } from '@companion/shared/forms/verdicts'
import { isApiFailure } from '@companion/shared/http/failure'
import { wordsFor } from '@companion/shared/http/words'
import { goBack, useStepData } from '@companion/shared/navigation/router'
import { endSession } from '@companion/shared/session/auth'
import { useSwapGuard } from '@companion/shared/swap/guard'
import { language } from '@companion/shared/texts/language'
import { Progress } from '@companion/shared/ui/Progress'
import { Screen } from '@companion/shared/ui/Screen'
import { requestPhoneCode } from '../../api.ts'
import { codeTargetIn } from '../../model/codeStep.ts'
import { sendVerdict } from '../../model/sendVerdict.ts'
import { useTexts } from '../../texts.ts'
import { useAppCode } from '../../world/appCode.ts'
import { useCodeSending } from '../useCodeSending.ts'
import { useHere } from '../useHere.ts'
import { useResume } from '../useResume.ts'
import { CodeStep } from './CodeStep.tsx'
import { TargetStep } from './TargetStep.tsx'
import { useCodeForm } from './useCodeForm.ts'
import { useTargetForm } from './useTargetForm.ts'

/** Both steps of a new number, on one page. The second is a history entry of its own, so that Back returns. */
export function PhoneForms({ onChanged }: { onChanged: (phone: string) => void }) {
  const t = useTexts()
  const target = codeTargetIn(useStepData())
  const sending = useCodeSending({
    purpose: 'changePhone',
    target,
    request: requestPhoneCode,
    onStart: () => code.clear(),
    onSent: () => code.revive(),
  })
  const resume = useResume()
  const here = useHere()
  const codeElement = useRef<HTMLFormElement>(null)
  const resendElement = useRef<HTMLDivElement>(null)
  const refused = useRef<Problem>(undefined)
  useSwapGuard(target !== '', 'block')

  const refuse = async (failure: unknown) => {
    if (!isApiFailure(failure)) return
    refused.current = { said: await wordsFor(failure, language.lang) }
    goBack()
  }
  const settle = (failure: unknown) => {
    if (sendVerdict(failure) === 'target') void refuse(failure)
    else if (!resume(failure, () => void sending.deliver(target).catch(settle))) focusResend()
  }
  const focusResend = () => resendElement.current?.querySelector('button')?.focus()

  const code = useCodeForm({
    target,
    length: sending.length,
    onRefused: (failure) => void refuse(failure),
    onBroken: (failure) => resume(failure, () => codeElement.current?.requestSubmit()),
    onDead: focusResend,
    onChanged(phone) {
      endSession('phone', phone)
      // The code's own entry goes, so that one Back leads out.
      if (here.current) goBack()
      onChanged(phone)
    },
  })
  const number = useTargetForm({
    target,
    deliver: sending.deliver,
    onCodeStep: () => code.focus('code'),
    onFailure: settle,
  })
  useAppCode((received) => target && code.set('code', received))

  useEffect(() => {
    const problem = refused.current
    if (target || !problem) return
    refused.current = undefined
    // The form puts its words on the page at once, which React does not do within an effect.
    queueMicrotask(() => number.reject('phone', problem))
  }, [target, number])

  return (
    <Screen
      title={t('phoneTitle')}
      lead={target ? undefined : t('reloginLead')}
      progress={<Progress step={target ? 2 : 1} total={2} />}
    >
      {!target && <TargetStep target={number} />}
      {target && (
        <CodeStep
          {...{ target, sending, code }}
          formRef={codeElement}
          resendRef={resendElement}
          onSend={() => sending.deliver(target).catch(settle)}
          onChangeNumber={goBack}
        />
      )}
    </Screen>
  )
}
