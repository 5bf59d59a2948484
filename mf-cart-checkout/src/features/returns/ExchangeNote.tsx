import { formatAmount } from '@shop/shell/format'
import { useTexts } from '../../use-texts.ts'
import css from './SumBack.module.css'
import type { Returnable } from './use-returnable.ts'

type Props = { offer: Pick<Returnable, 'exchange_delivery' | 'currency'> }

/** When the other size is set aside, and who pays for its parcel. */
export function ExchangeNote({ offer: { exchange_delivery, currency } }: Props) {
  const { t } = useTexts()
  const { by = 'shop', price = null } = exchange_delivery ?? {}
  const text =
    by === 'shop'
      ? t('return.exchangeNote')
      : price === null
        ? t('return.exchangeAtTariff')
        : t('return.exchangeForSum', { sum: formatAmount(price, currency) })
  return <p className={css.note}>{text}</p>
}
