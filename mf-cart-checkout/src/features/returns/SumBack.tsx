import { formatAmount } from '@shop/shell/format'
import { useTexts } from '../../use-texts.ts'
import { ExchangeNote } from './ExchangeNote.tsx'
import { exchangeDifference, isExchange, type ReturnChoice, sumBack } from './return-choice.ts'
import css from './SumBack.module.css'
import type { Returnable } from './use-returnable.ts'

type Props = { offer: Returnable; choice: ReturnChoice }

/** The refund for the chosen items and the difference of what is exchanged; announced again whenever they change. */
export function SumBack({ offer, choice }: Props) {
  const { t } = useTexts()
  const sum = sumBack(offer, choice)
  const difference = exchangeDifference(offer, choice)
  const hasExchange = isExchange(offer, choice)
  const isMoneyBack = sum > 0 || (difference !== null && difference < 0)
  return (
    <div role="status" className={css.sum}>
      {sum > 0 && <SumRow text={t('return.sum')} sum={formatAmount(sum, offer.currency)} />}
      {hasExchange && difference !== null && <Difference amount={difference} currency={offer.currency} />}
      {hasExchange && <ExchangeNote offer={offer} />}
      {isMoneyBack && offer.currency === 'EUR' && <p className={css.note}>{t('return.inHryvnias')}</p>}
    </div>
  )
}

function Difference({ amount, currency }: { amount: number; currency: Returnable['currency'] }) {
  const { t } = useTexts()
  if (amount === 0) return <p>{t('return.differenceNone')}</p>
  const name = amount > 0 ? 'return.differencePay' : 'return.differenceBack'
  return (
    <>
      <SumRow text={t(name)} sum={formatAmount(Math.abs(amount), currency)} />
      <p className={css.note}>{t(amount > 0 ? 'return.payNote' : 'return.backNote')}</p>
    </>
  )
}

function SumRow({ text, sum }: { text: string; sum: string }) {
  return (
    <p className={css.row}>
      {text} <strong className={css.money}>{sum}</strong>
    </p>
  )
}
