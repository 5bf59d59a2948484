import { deskTabs, type LastCheck, MOST_ON_DESK } from '@shop/contracts/staff/orders/payments-desk'
import { paymentsDeskEndpoint } from '@shop/contracts/staff/orders/payments-desk-calls'
import { formatAgo, formatDay } from '../../moments.ts'
import { useStaffEndpoint } from '../../session/use-staff-endpoint.ts'
import { useTexts } from '../../use-texts.ts'
import { DayCards } from './DayCards.tsx'
import type { DayCard } from './day-cards.ts'

const desk = '/admin/other/payments'

/** Money of which somebody has to decide, and when the books were compared with the bank's last: each card leads to its tab of the desk. */
export function MoneyCards() {
  const { t } = useTexts()
  const answer = useStaffEndpoint(paymentsDeskEndpoint, {}, { staleTime: 0 })
  const { data } = answer
  const counts = deskTabs.map(
    (tab): DayCard => ({
      name: `desk.${tab}`,
      to: `${desk}?tab=${tab}`,
      count: data?.[tab],
      countedTo: MOST_ON_DESK,
      kind: tab === 'refunds' ? 'work' : 'urgent',
    }),
  )
  const lastCheck = useLastCheckCard(data?.last_check)
  return (
    <DayCards
      id="money-of-day"
      title={t('sections.desk')}
      failed={t('home.deskFailed')}
      answer={answer}
      cards={[...counts, lastCheck]}
    />
  )
}

/** Never, or long ago, is work that waits, as it is of the audit; undefined: not known yet. */
function useLastCheckCard(last: LastCheck | null | undefined): DayCard {
  const { t, locale } = useTexts()
  const name = 'lastCheck'
  const to = `${desk}?tab=differences`
  if (!last) return { name, to, text: last === null ? t('home.state.never') : undefined }
  const { day, at, differences, silent, is_old } = last
  const kind = differences > 0 ? 'urgent' : is_old || silent > 0 ? 'work' : 'plain'
  const found = differences > 0 ? 'found' : silent > 0 ? 'silent' : 'fine'
  const text = t(`home.compared.${found}`, {
    ago: formatAgo(at, new Date(), locale),
    day: formatDay(`${day}T12:00:00Z`, locale),
    count: differences || silent,
  })
  return { name, to: `${to}&day=${day}`, text, kind }
}
