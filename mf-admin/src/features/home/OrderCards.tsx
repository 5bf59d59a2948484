import { ordersOfDayEndpoint } from '@shop/contracts/staff/staff-day'
import { useStaffMember } from '../../session/session.ts'
import { useStaffEndpoint } from '../../session/use-staff-endpoint.ts'
import { useTexts } from '../../use-texts.ts'
import { DayCards } from './DayCards.tsx'
import type { DayCard } from './day-cards.ts'

const orders = '/admin/orders'

/** Orders that wait for this person: to be packed and judged, or, for those who look after the money only, to be refunded. */
export function OrderCards() {
  const { t } = useTexts()
  const { may } = useStaffMember()
  const answer = useStaffEndpoint(ordersOfDayEndpoint, {}, { staleTime: 0 })
  const { data } = answer
  const of = data?.day ? `&from=${data.day}` : ''
  const unpaid: DayCard[] = [
    { name: 'payment', to: `${orders}?needs=payment`, count: data?.payment },
    { name: 'toPay', to: `${orders}?tab=to_pay`, count: data?.to_pay, kind: 'plain' },
  ]
  const failed1c: DayCard[] = data?.failed_1c
    ? [{ name: 'accounting', to: '/admin/other/1c?state=failed', count: data.failed_1c, kind: 'urgent' }]
    : []
  const fulfilment: DayCard[] = [
    { name: 'late', to: `${orders}?needs=late`, count: data?.late, kind: 'urgent' },
    { name: 'returns', to: `${orders}?needs=return`, count: data?.returns, kind: 'urgent' },
    { name: 'person', to: `${orders}?needs=person`, count: data?.person, kind: 'urgent' },
    ...failed1c,
    { name: 'packing', to: `${orders}?needs=packing`, count: data?.packing },
    ...unpaid,
    { name: 'today', to: `${orders}${of.replace('&', '?')}`, count: data?.placed, kind: 'plain' },
  ]
  const money: DayCard[] = [
    { name: 'refund', to: `${orders}?needs=refund`, count: data?.refund, kind: 'urgent' },
    ...failed1c,
    ...unpaid,
    { name: 'paidToday', to: `${orders}?paid=yes${of}`, count: data?.paid, kind: 'plain' },
  ]
  return (
    <DayCards
      id="orders-of-day"
      title={may('fulfilment') ? t('orders.title') : t('home.money')}
      failed={t('orders.failed')}
      answer={answer}
      cards={may('fulfilment') ? fulfilment : money}
    />
  )
}
