import type { OrderState } from '@shop/contracts/orders/orders'
import type { LastExchange } from '@shop/contracts/orders/returns'
import { formatAmount, useFormat } from '@shop/shell/format'
import { useTexts } from '../../use-texts.ts'

/** What was exchanged for what, where the other items are, and what of the difference still goes back. */
export function ExchangeNews({ exchange, status }: { exchange: LastExchange; status: OrderState }) {
  const { t } = useTexts()
  const { text } = useFormat()
  const { changes, delivery_by, owed } = exchange
  return (
    <>
      {changes.map(({ was, is }) => (
        <p key={`${was.uk} ${is.uk}`}>
          {text(was)} → {text(is)}
        </p>
      ))}
      {status === 'processing' && (
        <p>{t(delivery_by === 'shop' ? 'return.exchanged.packedByShop' : 'return.exchanged.packed')}</p>
      )}
      {status === 'shipped' && <p>{t('return.exchanged.shipped')}</p>}
      {status === 'ready' && <p>{t('return.exchanged.ready')}</p>}
      {owed && <p>{t('return.exchanged.owed', { sum: formatAmount(owed.amount, owed.currency) })}</p>}
    </>
  )
}
