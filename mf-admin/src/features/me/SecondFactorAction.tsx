import { newRecoveryCodesEndpoint, switchSecondFactorOffEndpoint } from '@shop/contracts/staff/people/second-factor'
import { notify } from '@shop/shell/notices'
import { ActionFrame } from '../../components/ActionFrame.tsx'
import { showOwnSecondFactor } from '../../session/show-second-factor.ts'
import { useStaffCall } from '../../session/use-staff-call.ts'
import { useTexts } from '../../use-texts.ts'

export type FactorAction = 'recovery-codes' | 'switch-off'
type Props = {
  action: FactorAction
  onCodes: (codes: readonly string[]) => void
  onDone: () => void
  onClose: () => void
}

/** Says what will happen; password and code are asked for over the page. */
export function SecondFactorAction({ action, onCodes, onDone, onClose }: Props) {
  const { t } = useTexts()
  const { ask, isBusy, refusal } = useStaffCall()
  const title = t(action === 'switch-off' ? 'secondFactor.switchOff' : 'secondFactor.newCodes')

  async function act() {
    if (action === 'switch-off') {
      if (!(await ask(switchSecondFactorOffEndpoint, { body: {} }))) return
      showOwnSecondFactor({ is_on: false, recovery_codes_left: 0 })
      notify(t('secondFactor.nowOff'), { tone: 'success' })
      return onDone()
    }
    const renewed = await ask(newRecoveryCodesEndpoint, { body: {} })
    if (!renewed) return
    showOwnSecondFactor({ is_on: true, recovery_codes_left: renewed.recovery_codes.length })
    onCodes(renewed.recovery_codes)
  }
  return (
    <ActionFrame
      title={title}
      about={t(`secondFactor.actions.${action}`)}
      confirmLabel={title}
      isBusy={isBusy}
      refusal={refusal}
      onConfirm={() => void act()}
      onClose={onClose}
    />
  )
}
