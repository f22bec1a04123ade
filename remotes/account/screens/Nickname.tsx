import { useState } from 'react'
import { cleanNickname, nickname as nicknameRule } from '@companion/shared/forms/nickname'
import { useForm } from '@companion/shared/forms/useForm'
import { useAccount } from '@companion/shared/session/account'
import { useFormTexts } from '@companion/shared/texts/forms/texts'
import { NicknameField } from '@companion/shared/fields/NicknameField'
import { SubmitForm } from '@companion/shared/fields/SubmitForm'
import { Screen } from '@companion/shared/ui/layout/Screen'
import { SkeletonField } from '@companion/shared/ui/fields/Field'
import { useTexts } from '../texts.ts'
import { AccountNotice } from './AccountNotice.tsx'
import { saveProfile, useLeave } from './saveProfile.ts'

/** Changes the nickname (spec §5: at most 30 characters). */
export function Nickname() {
  const t = useTexts()
  const formTexts = useFormTexts()
  const { user, status } = useAccount()
  const leave = useLeave()
  // Once shown, the field stays even while a failed load is retried. Otherwise the skeleton would replace it.
  const [stands, setStands] = useState(false)
  if (!stands && (user || status === 'failed')) setStands(true)

  const form = useForm({
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
    disabled: !stands,
    async send(typed) {
      await saveProfile('nickname', cleanNickname(typed.nickname), t('nicknameSaved'))
      leave()
    },
  })

  return (
    <Screen title={t('nicknameTitle')}>
      <AccountNotice />
      <SubmitForm of={form} submit={t('save')}>
        {stands ? (
          <NicknameField {...form.field('nickname')} />
        ) : (
          <SkeletonField label={formTexts('nickname')} />
        )}
      </SubmitForm>
    </Screen>
  )
}
