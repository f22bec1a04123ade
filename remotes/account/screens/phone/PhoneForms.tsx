import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { browserRegion } from '@companion/shared/forms/region'
import type { FieldError } from '@companion/shared/forms/validate'
import { isApiError } from '@companion/shared/http/apiError'
import { wordsInPlace } from '@companion/shared/http/words'
import { goBack, navigate, useStepData } from '@companion/shared/navigation/router'
import { session } from '@companion/shared/session/current'
import { useSwapGuard } from '@companion/shared/swap/guard'
import { Progress } from '@companion/shared/ui/Progress'
import { Screen } from '@companion/shared/ui/Screen'
import { requestPhoneCode } from '../../api.ts'
import { codeTargetIn, type CodeStep as Step } from '../../model/codeStep.ts'
import { leaveToStep, sendResult } from '@companion/shared/verification/codeFailures'
import { useTexts } from '../../texts.ts'
import { useAppCode } from '@companion/shared/bridge/appCode'
import { useCodeSending } from '@companion/shared/verification/useCodeSending'
import { useIsMounted } from '@companion/shared/loading/useIsMounted'
import { useResume } from '@companion/shared/loading/useResume'
import { CodeStep } from './CodeStep.tsx'
import { TargetStep } from './TargetStep.tsx'
import { useCodeForm } from './useCodeForm.ts'
import type { Typed } from './useTargetForm.ts'

/** Both steps of a new number, on one page. The second is a history entry of its own, so that Back returns. */
export function PhoneForms({ onChanged }: { onChanged: (phone: string) => void }) {
  const t = useTexts()
  const target = codeTargetIn(useStepData())
  // After a reload in the second step the first one still knows the number.
  const [typed, setTyped] = useState<Typed>(() => ({
    region: browserRegion(),
    phone: target,
    repeat: target,
  }))
  const [problem, setProblem] = useState<FieldError>()
  const codeElement = useRef<HTMLFormElement>(null)
  const resendElement = useRef<HTMLDivElement>(null)
  const here = useIsMounted()
  const resume = useResume()
  useSwapGuard(target !== '', 'block')

  const sending = useCodeSending({
    purpose: 'changePhone',
    target,
    request: requestPhoneCode,
    onStart: () => code.clear(),
    onSent: () => code.revive(),
  })
  const refuse = async (failure: unknown) => {
    if (!isApiError(failure)) return
    setProblem(await wordsInPlace(failure))
    goBack()
  }
  const focusResend = () => resendElement.current?.querySelector('button')?.focus()

  const code = useCodeForm({
    target,
    length: sending.length,
    onRefused: (failure) => void refuse(failure),
    onBroken: (failure) => resume(failure, () => codeElement.current?.requestSubmit()),
    onDead: focusResend,
    onChanged(phone) {
      session().end('phone', phone)
      // The code's own entry goes, so that one Back leads out.
      if (here.current) goBack()
      onChanged(phone)
    },
  })

  const deliver = async (phone: string): Promise<void> => {
    try {
      await sending.deliver(phone)
    } catch (failure) {
      leaveToStep(failure)
      if (sendResult(failure) === 'target') await refuse(failure)
      else if (!resume(failure, () => void deliver(phone))) focusResend()
    }
  }
  const start = (values: Typed, codeFor: string) => {
    // The next step is shown, and its field has the focus, within the tap: later the keyboard would stay closed.
    flushSync(() => {
      setTyped(values)
      setProblem(undefined)
      navigate('uploadPhone', { data: { codeFor } satisfies Step })
    })
    code.focus('code')
    return deliver(codeFor)
  }
  useAppCode((received) => target && code.set('code', received))

  return (
    <Screen
      title={t('phoneTitle')}
      lead={target ? undefined : t('reloginLead')}
      progress={<Progress step={target ? 2 : 1} total={2} />}
    >
      {!target && <TargetStep initial={typed} problem={problem} onSend={start} />}
      {target && (
        <CodeStep
          {...{ target, sending, code }}
          formRef={codeElement}
          resendRef={resendElement}
          onSend={() => deliver(target)}
          onChangeNumber={goBack}
        />
      )}
    </Screen>
  )
}
