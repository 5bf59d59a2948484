import { askBankEndpoint } from '@shop/contracts/staff/orders/payments-desk-calls'
import { notify } from '@shop/shell/notices'
import { Button } from '@shop/ui-kit/Button'
import { useStaffCall } from '../../session/use-staff-call.ts'
import { useTexts } from '../../use-texts.ts'
import { readDeskAgain } from './desk-list.ts'

/** Asks the bank now; what it says is applied, and the lists are read again. */
export function AskBank({ payment_id }: { payment_id: string }) {
  const { t } = useTexts()
  const { ask, isBusy } = useStaffCall()
  const now = async () => {
    const said = await ask(askBankEndpoint, { body: { payment_id } })
    const answer = said?.answer ?? 'refused'
    const isHeard = answer === 'changed' || answer === 'same'
    notify(t(`desk.asked.${answer}`, { payment: payment_id }), { tone: isHeard ? 'success' : 'error' })
    await readDeskAgain()
  }
  return (
    <Button
      variant="outline"
      size="small"
      busy={isBusy}
      aria-label={t('desk.askOf', { payment: payment_id })}
      onClick={now}
    >
      {t('desk.ask')}
    </Button>
  )
}
