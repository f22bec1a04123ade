import type { FormEvent } from 'react'
import { cleanNickname } from '@companion/shared/forms/nickname'
import { nickname as nicknameRule } from '@companion/shared/forms/rules'
import { useForm } from '@companion/shared/forms/useForm'
import { loadAccount, patchAccount } from '@companion/shared/session/account'
import { showToast } from '@companion/shared/toasts/queue'
import { Button } from '@companion/shared/ui/Button'
import { Actions, Form } from '@companion/shared/ui/Form'
import { NicknameField } from '@companion/shared/ui/NicknameField'
import { Screen } from '@companion/shared/ui/Screen'
import { changeUser } from '../api.ts'
import { confirmed } from '../model/confirmed.ts'
import { useTexts } from '../texts.ts'
import { tellProfile } from '../world/tellApp.ts'
import { AccountNotice } from './AccountNotice.tsx'
import { useAccount } from '@companion/shared/session/useAccount'
import { useLeave } from './useLeave.ts'
import { useResumedForm } from '@companion/shared/forms/useResumedForm'

/** Changes the nickname (spec §5: at most 30 characters). */
export function Nickname() {
  const t = useTexts()
  const { user } = useAccount()
  const leave = useLeave()
  const { ref, onFailure } = useResumedForm()

  const { form, field, values, pending } = useForm({
    initial: { nickname: user?.nickname ?? '' },
    rules: { nickname: nicknameRule },
    draft: 'nickname',
    failed: 'modifyFailed',
    onFailure,
    async send(typed) {
      const nickname = cleanNickname(typed.nickname)
      await confirmed(
        () => changeUser({ nickname }),
        async () => (await loadAccount({ force: true })).nickname === nickname,
      )
      patchAccount({ nickname })
      tellProfile({ nickname })
      showToast({ text: t('nicknameSaved'), tone: 'ok' })
      leave()
    },
  })
  const wanted = cleanNickname(values.nickname)
  const inert = wanted === '' || wanted === user?.nickname
  const submit = (event: FormEvent) => (inert ? event.preventDefault() : form.onSubmit(event))

  return (
    <Screen title={t('nicknameTitle')}>
      <AccountNotice />
      <Form {...form} ref={ref} onSubmit={submit}>
        <NicknameField {...field('nickname')} />
        <Actions>
          <Button type="submit" busy={pending} {...(inert && { 'aria-disabled': true })}>
            {t('save')}
          </Button>
        </Actions>
      </Form>
    </Screen>
  )
}
