import { type DeskTab, deskTabs, MOST_ON_DESK } from '@shop/contracts/staff/orders/payments-desk'
import { paymentsDeskEndpoint } from '@shop/contracts/staff/orders/payments-desk-calls'
import { CountedTabs } from '../../list/CountedTabs.tsx'
import look from '../../list/ListScreen.module.css'
import { countedText } from '../../numbers.ts'
import { useStaffEndpoint } from '../../session/use-staff-endpoint.ts'
import { useTexts } from '../../use-texts.ts'
import { DeskOrders } from './DeskOrders.tsx'
import { useDeskList } from './desk-list.ts'
import { MonthFile } from './MonthFile.tsx'
import { PaymentComparison } from './PaymentComparison.tsx'
import css from './PaymentsDesk.module.css'
import { UnmatchedEvents } from './UnmatchedEvents.tsx'

/** Money that needs a person: each list is a tab, which stands in the address, and says what to do next. */
export function PaymentsDesk() {
  const { t } = useTexts()
  const list = useDeskList()
  const present: DeskTab = list.filter.tab ?? 'unmatched'
  const { data } = useStaffEndpoint(paymentsDeskEndpoint, {}, { staleTime: 0, refetchInterval: 15_000 })
  return (
    <div className={look.screen}>
      <div className={css.head}>
        <CountedTabs
          label={t('desk.tabs')}
          className={css.tabs}
          tabs={deskTabs.map(tab => ({
            text: t(`desk.tab.${tab}`),
            to: list.linkToTab(tab),
            isPresent: tab === present,
            count: data && countedText(data[tab], MOST_ON_DESK),
          }))}
        />
        <MonthFile />
      </div>
      <p className={css.about}>{t(`desk.about.${present}`)}</p>
      {present === 'unmatched' && <UnmatchedEvents list={list} />}
      {present === 'double' && <DeskOrders key="double" issue="double" list={list} />}
      {present === 'refunds' && <DeskOrders key="refund" issue="refund" list={list} />}
      {present === 'differences' && <PaymentComparison list={list} />}
    </div>
  )
}
