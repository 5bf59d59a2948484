import type { OrderChangePreview } from '@shop/contracts/staff/orders/order-change'
import { formatAmount } from '@shop/shell/format'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import { Select } from '@shop/ui-kit/fields/Select'
import { useFormContext } from 'react-hook-form'
import { type ErrorOf, obligatory } from '../../../forms/problem-text.ts'
import { useTexts } from '../../../use-texts.ts'
import css from './ChangeForm.module.css'
import type { PromoDraft } from './change-draft.ts'

export type PromoQuestion = NonNullable<OrderChangePreview['promo']>
type Props = { question: PromoQuestion; currency: OrderChangePreview['currency']; errorOf: ErrorOf }

/** What becomes of a promo code whose terms do not hold for the changed order; nothing is changed before it is chosen. */
export function PromoField({ question, currency, errorOf }: Props) {
  const { t } = useTexts()
  const { register, watch } = useFormContext<PromoDraft>()
  const { code, reason, without_total, keep_total } = question
  const choice = watch('promo')
  const sum = (total: number) => formatAmount(total, currency)
  return (
    <>
      <Notice tone="warn">{t(`change.promoReasons.${reason}`, { code })}</Notice>
      <Select
        {...obligatory(errorOf, 'promo', t('change.promo', { code }))}
        options={[
          { value: '', label: t('change.promoUnchosen') },
          ...(without_total === null
            ? []
            : [{ value: 'without', label: t('change.promoWithout', { sum: sum(without_total) }) }]),
          { value: 'keep', label: t('change.promoKeep', { sum: sum(keep_total) }) },
        ]}
        {...register('promo')}
      />
      {choice && (
        <p className={css.quiet}>{t(choice === 'keep' ? 'change.promoKeepHint' : 'change.promoWithoutHint')}</p>
      )}
    </>
  )
}
