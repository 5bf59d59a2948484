import { deskTabs, MOST_ON_DESK } from '@shop/contracts/staff/orders/payments-desk'
import { paymentsDeskEndpoint } from '@shop/contracts/staff/orders/payments-desk-calls'
import { useStaffEndpoint } from '../../session/use-staff-endpoint.ts'
import { useTexts } from '../../use-texts.ts'
import { DayCards } from './DayCards.tsx'

/** Money of which somebody has to decide: each card leads to its tab of the payments desk. */
export function MoneyCards() {
  const { t } = useTexts()
  const answer = useStaffEndpoint(paymentsDeskEndpoint, {}, { staleTime: 0 })
  return (
    <DayCards
      id="money-of-day"
      title={t('sections.desk')}
      failed={t('home.deskFailed')}
      answer={answer}
      cards={deskTabs.map(tab => ({
        name: `desk.${tab}`,
        to: `/admin/other/payments?tab=${tab}`,
        count: answer.data?.[tab],
        countedTo: MOST_ON_DESK,
        kind: tab === 'refunds' ? 'work' : 'urgent',
      }))}
    />
  )
}
