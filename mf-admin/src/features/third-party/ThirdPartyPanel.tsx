import type { StaffThirdPartyOrder } from '@shop/contracts/orders/third-party-orders'
import { formatAmount } from '@shop/shell/format'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import { useId } from 'react'
import { CopyLink } from '../../components/CopyLink.tsx'
import { Facts } from '../../components/Facts.tsx'
import { PanelHeader } from '../../components/PanelHeader.tsx'
import { SidePanel } from '../../components/SidePanel.tsx'
import { formatDay, formatTime } from '../../moments.ts'
import { textOfCode, useTexts } from '../../use-texts.ts'
import { LinkActions } from './LinkActions.tsx'
import { LinkBadge } from './LinkBadge.tsx'
import { LinkedAccount } from './LinkedAccount.tsx'
import css from './ThirdPartyPanel.module.css'

/** An order by link: the link to send, what became of it, and what can be done. */
export function ThirdPartyPanel({ order, onClose }: { order: StaffThirdPartyOrder; onClose: () => void }) {
  const { t, locale } = useTexts()
  const titleId = useId()
  const moment = (at: string) => `${formatDay(at, locale)}, ${formatTime(at, locale)}`
  return (
    <SidePanel labelledBy={titleId} onClose={onClose}>
      <PanelHeader title={order.number} titleId={titleId} closeLabel={t('promo.close')} onClose={onClose}>
        {moment(order.date)}
      </PanelHeader>
      <div className={css.details}>
        <p className={css.sum}>
          {formatAmount(order.amount, order.currency)} <LinkBadge status={order.status} />
        </p>
        {order.alerts.map(alert => (
          <Notice key={alert} tone="warn">
            {textOfCode(t, 'alerts', alert)}
          </Notice>
        ))}
        {order.can_pay && (
          <CopyLink path={`/tpo/${order.ref}`} label={t('link.address')} copiedText={t('link.copiedText')} />
        )}
        <Facts
          facts={[
            { name: t('link.fields.note'), value: order.note || '—' },
            { name: t('link.fields.account'), value: <LinkedAccount id={order.customer_id ?? null} /> },
            { name: t('columns.paymentId'), value: order.payment_id ?? t('order.noPayment') },
            ...(order.can_pay ? [{ name: t('link.payUntil'), value: moment(order.expires_at) }] : []),
          ]}
        />
        <LinkActions order={order} />
      </div>
    </SidePanel>
  )
}
