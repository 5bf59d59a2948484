import { ShopError } from '@shop/contracts/errors'
import {
  type OrderChange,
  type OrderChangePreview,
  previewOrderChangeEndpoint,
} from '@shop/contracts/staff/orders/order-change'
import { formatAmount } from '@shop/shell/format'
import { keepPreviousData } from '@shop/shell/query'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { useFormContext } from 'react-hook-form'
import { Facts } from '../../../components/Facts.tsx'
import { type ErrorOf, optional } from '../../../forms/problem-text.ts'
import { wrongFields } from '../../../session/refused-fields.ts'
import { useStaffEndpoint } from '../../../session/use-staff-endpoint.ts'
import { useQuiet } from '../../../use-quiet.ts'
import { textOfCode, useTexts } from '../../../use-texts.ts'
import { ChangedFields } from './ChangedFields.tsx'
import css from './ChangeForm.module.css'
import type { PromoDraft, SumDraft } from './change-draft.ts'
import { DifferenceFields } from './DifferenceFields.tsx'
import { PromoField } from './PromoField.tsx'

type Props = { number: string; change: OrderChange; errorOf: ErrorOf }

/** Was and will be, as the service works it out while the form is filled in; nothing is written. */
export function ChangePreview({ number, change, errorOf }: Props) {
  const { t } = useTexts()
  const { keep_sum, difference: _, ask_difference: __, ...asked } = change
  // Which reason it is makes no difference to the sums.
  const wanted: OrderChange = keep_sum === undefined ? asked : { ...asked, keep_sum: 'agreed' }
  const isComplete = wrongFields(previewOrderChangeEndpoint, { body: wanted }) === null
  const quiet = useQuiet(isComplete ? JSON.stringify(wanted) : '')
  const body: OrderChange = quiet ? JSON.parse(quiet) : wanted
  const { data, error } = useStaffEndpoint(
    previewOrderChangeEndpoint,
    { params: { number }, body },
    { enabled: isComplete && quiet !== '', placeholderData: keepPreviousData, staleTime: 0 },
  )
  if (!isComplete) return null
  const code = error instanceof ShopError ? error.code : null
  return (
    <section className={css.preview} aria-label={t('change.preview')} aria-live="polite">
      <h4 className={css.title}>{t('change.preview')}</h4>
      {code && <Notice tone="warn">{textOfCode(t, 'errors', code)}</Notice>}
      {data && !error && <Previewed preview={data.preview} errorOf={errorOf} />}
    </section>
  )
}

type Shown = { preview: OrderChangePreview; errorOf: ErrorOf }

/** Sums and goods as they were and will be, with what stands against it. */
export function Previewed({ preview, errorOf }: Shown) {
  const { t, locale } = useTexts()
  const { register, watch } = useFormContext<SumDraft & Partial<PromoDraft>>()
  const {
    changes,
    currency,
    goods,
    discount,
    delivery,
    total,
    agreed_total,
    promo,
    to_give_back: back,
    to_pay,
    short,
    refusal,
  } = preview
  const choice = watch('promo')
  // What it will cost is told once it is chosen what becomes of the code.
  const isUnchosen = promo !== null && !choice
  const isDearer = refusal === 'order_sum_differs'
  const sum = ({ was, will_be }: OrderChangePreview['total']) =>
    was === will_be
      ? t('change.sameSum', { sum: formatAmount(was, currency) })
      : t('change.wasWillBe', { was: formatAmount(was, currency), is: formatAmount(will_be, currency) })
  return (
    <>
      <ChangedFields changes={changes.filter(({ field }) => field !== 'total')} />
      {promo && <PromoField question={promo} currency={currency} errorOf={errorOf} />}
      {!isUnchosen && (
        <Facts
          facts={[
            ...(goods.was !== goods.will_be ? [{ name: t('change.goodsSum'), value: sum(goods) }] : []),
            ...(discount.was !== discount.will_be ? [{ name: t('change.discountSum'), value: sum(discount) }] : []),
            ...(delivery.was !== delivery.will_be ? [{ name: t('change.deliverySum'), value: sum(delivery) }] : []),
            { name: t('change.total'), value: sum(total) },
            ...(back ? [{ name: t('sums.due'), value: formatAmount(back.amount, back.currency) }] : []),
          ]}
        />
      )}
      {short.map(({ article, size, title, requested, available }) => (
        <Notice key={`${article} ${size}`} tone="warn">
          {t('change.short', { title: title[locale], size, requested, available })}
        </Notice>
      ))}
      {isDearer && (
        <Notice tone="warn">{t(agreed_total > total.was ? 'change.takeDifference' : 'change.dearer')}</Notice>
      )}
      {to_pay && !isUnchosen && (
        <DifferenceFields sum={formatAmount(to_pay.amount, to_pay.currency)} errorOf={errorOf} />
      )}
      {((agreed_total !== total.will_be && choice !== 'without') || watch('keep_sum').trim() !== '') && (
        <TextField
          {...optional(errorOf, 'keep_sum', t('change.keepSum'))}
          hint={t('change.keepSumHint', { sum: formatAmount(agreed_total, currency) })}
          maxLength={200}
          autoComplete="off"
          {...register('keep_sum')}
        />
      )}
    </>
  )
}
