import { useState } from 'react'
import { cleanNickname, nickname as nicknameRule } from '@companion/shared/forms/nickname'
import { useForm } from '@companion/shared/forms/useForm'
import { loadAccount, patchAccount, useAccount } from '@companion/shared/session/account'
import { useFormTexts } from '@companion/shared/texts/forms/texts'
import { showToast } from '@companion/shared/toasts/queue'
import { Button } from '@companion/shared/ui/controls/Button'
import { Actions, Form } from '@companion/shared/ui/fields/Form'
import { NicknameField } from '@companion/shared/fields/NicknameField'
import { Screen } from '@companion/shared/ui/layout/Screen'
import { SkeletonField } from '@companion/shared/ui/fields/Field'
import { changeUser, tellProfile } from '../api.ts'
import { confirmed } from '../model/confirmed.ts'
import { useTexts } from '../texts.ts'
import { AccountNotice } from './AccountNotice.tsx'
import { useLeave } from './useLeave.ts'

/** Changes the nickname (spec §5: at most 30 characters). */
export function Nickname() {
  const t = useTexts()
  const formTexts = useFormTexts()
  const { user, status } = useAccount()
  const leave = useLeave()

  const { form, field, pending } = useForm({
    initial: { nickname: user?.nickname ?? '' },
    rules: {
      nickname(typed) {
        const wanted = cleanNickname(typed)
        if (wanted === '') return 'nicknameEmpty'
        return (
          nicknameRule(typed, {}) ?? (wanted === user?.nickname ? { text: t('sameNickname') } : undefined)
        )
      },
    },
    draft: 'nickname',
    fallback: 'modifyFailed',
    resume: true,
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
  // Once the field is shown (the name could not be loaded), it stays while the name is loaded again.
  const [stands, setStands] = useState(false)
  if (!stands && (user || status === 'failed')) setStands(true)
  const waits = !stands

  return (
    <Screen title={t('nicknameTitle')}>
      <AccountNotice />
      <Form {...form}>
        {waits ? <SkeletonField label={formTexts('nickname')} /> : <NicknameField {...field('nickname')} />}
        <Actions>
          <Button type="submit" busy={pending || waits}>
            {t('save')}
          </Button>
        </Actions>
      </Form>
    </Screen>
  )
}
