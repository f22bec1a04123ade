import { useEffect } from 'react'
import { navigate } from '@companion/shared/navigation/router'
import { methodsOf, type Method } from '../model/methods.ts'
import { useTexts } from '../texts.ts'
import { AccountGate } from './AccountGate.tsx'
import { Chooser } from './Chooser.tsx'

export const loadFlows = () => import(/* webpackChunkName: "flows" */ './flows.ts')

const from = 'editPasswordNew'

function OnlyWay({ method }: { method: Method }) {
  useEffect(() => navigate('commonStep21', { query: { method, from }, replace: true }), [method])
  return null
}

/** Lets the user choose a verification method. If there's only one, opens its flow at once. */
export function EditPasswordNew() {
  const t = useTexts()
  const title = t('editPasswordTitle')
  useEffect(() => {
    // Preloads the next screen. A failure is ignored, because the tap on a method loads the screen again.
    loadFlows().catch(() => {})
  }, [])
  return (
    <AccountGate title={title}>
      {(user) => {
        const methods = methodsOf(user)
        const [only] = methods
        if (only && methods.length === 1) return <OnlyWay method={only} />
        return <Chooser title={title} user={user} methods={methods} to="commonStep21" from={from} />
      }}
    </AccountGate>
  )
}
