import {
  accountingEndpoint,
  type ChangedAccountingSettings,
  changeAccountingSettingsEndpoint,
} from '@shop/contracts/staff/exchange/accounting'
import { notify } from '@shop/shell/notices'
import { queryClient } from '@shop/shell/query'
import { Checkbox } from '@shop/ui-kit/choices/Checkbox'
import { Refused } from '../../components/Refused.tsx'
import { usePressed } from '../../session/use-pressed.ts'
import { useStaffCall } from '../../session/use-staff-call.ts'
import { useTexts } from '../../use-texts.ts'

/** Do paid orders enter the queue by themselves? One press and it is so, for the orders that are paid from now on. */
export function PaidOrders({ settings: { queues_paid, revision } }: { settings: ChangedAccountingSettings }) {
  const { t } = useTexts()
  const { ask, isBusy, refusal } = useStaffCall()
  const { shown, press } = usePressed(queues_paid)

  async function choose(isWanted: boolean) {
    // The answer to the press before is on its way.
    if (isBusy) return
    press(isWanted)
    const saved = await ask(changeAccountingSettingsEndpoint, { body: { queues_paid: isWanted, revision } })
    // Also when somebody else was faster: then what they chose is shown.
    await queryClient.invalidateQueries({ queryKey: [accountingEndpoint.path] })
    if (!saved) return press(null)
    notify(t(isWanted ? 'accounting.paidNowOn' : 'accounting.paidNowOff'), { tone: 'success' })
  }
  return (
    <>
      <Checkbox
        label={t('accounting.queuesPaid')}
        hint={t('accounting.queuesPaidHint')}
        checked={shown}
        onChange={event => void choose(event.target.checked)}
      />
      <Refused refusal={refusal} />
    </>
  )
}
