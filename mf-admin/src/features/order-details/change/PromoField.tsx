import { type OrderChangePreview, type PromoChoice, promoChoices } from '@shop/contracts/staff/orders/order-change'
import { formatAmount } from '@shop/shell/format'
import { RadioCards } from '@shop/ui-kit/choices/RadioCards'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import { useFormContext } from 'react-hook-form'
import type { ErrorOf } from '../../../forms/problem-text.ts'
import { useTexts } from '../../../use-texts.ts'
import type { PromoDraft } from './change-draft.ts'

export type PromoQuestion = NonNullable<OrderChangePreview['promo']>
type Props = { question: PromoQuestion; currency: OrderChangePreview['currency']; errorOf: ErrorOf }

/** What becomes of a promo code whose terms do not hold for the changed order; nothing is changed before it is chosen. */
export function PromoField({ question, currency, errorOf }: Props) {
  const { t } = useTexts()
  const { watch, setValue } = useFormContext<PromoDraft>()
  const { code, reason, without_total, keep_total } = question
  const totals: Record<PromoChoice, number | null> = { without: without_total, keep: keep_total }
  const options = promoChoices.flatMap(value => {
    const total = totals[value]
    if (total === null) return []
    const aside = formatAmount(total, currency)
    return [{ value, label: t(`change.promoChoices.${value}`), description: t(`change.promoHints.${value}`), aside }]
  })
  return (
    <>
      <Notice tone="warn">{t(`change.promoReasons.${reason}`, { code })}</Notice>
      <RadioCards
        legend={t('change.promo', { code })}
        options={options}
        value={watch('promo') || null}
        error={errorOf('promo')}
        onChange={value => setValue('promo', value as PromoChoice, { shouldDirty: true })}
      />
    </>
  )
}
