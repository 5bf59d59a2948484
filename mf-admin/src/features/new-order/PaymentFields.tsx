import { Checkbox } from '@shop/ui-kit/choices/Checkbox'
import { RadioCards } from '@shop/ui-kit/choices/RadioCards'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { MeansChoice } from '../../forms/MeansChoice.tsx'
import { type ErrorOf, obligatory, optional } from '../../forms/problem-text.ts'
import { useTexts } from '../../use-texts.ts'
import css from './NewOrder.module.css'
import type { OrderDraft } from './order-draft.ts'

/** What staff take off, and why; both or neither. */
export function DiscountFields({ errorOf }: { errorOf: ErrorOf }) {
  const { t } = useTexts()
  const { register } = useFormContext<OrderDraft>()
  const percent = optional(errorOf, 'discount.percent', t('newOrder.percent'))
  return (
    <div className={css.pair}>
      <TextField
        {...percent}
        error={percent.error && t('newOrder.percentRange')}
        inputMode="numeric"
        autoComplete="off"
        {...register('percent')}
      />
      <TextField
        {...optional(errorOf, 'discount.reason', t('newOrder.reason'))}
        maxLength={200}
        autoComplete="off"
        {...register('reason')}
      />
    </div>
  )
}

/** By its own link, or in the shop already. */
export function PaymentFields({ errorOf }: { errorOf: ErrorOf }) {
  const { t } = useTexts()
  const { control, register } = useFormContext<OrderDraft>()
  const { field: pay } = useController({ control, name: 'pay' })
  const { field: means } = useController({ control, name: 'means' })
  const method = useWatch({ control, name: 'method' })
  return (
    <div className={css.fields}>
      <RadioCards
        legend={t('newOrder.pay')}
        legendHidden
        options={[
          { value: 'link', label: t('newOrder.byLink'), description: t('newOrder.byLinkText') },
          { value: 'offline', label: t('newOrder.inShop'), description: t('newOrder.inShopText') },
        ]}
        value={pay.value}
        onChange={pay.onChange}
      />
      {pay.value === 'offline' && (
        <>
          <MeansChoice value={means.value} onChange={means.onChange} errorOf={errorOf} />
          {means.value === 'other' && (
            <TextField
              {...obligatory(errorOf, 'means_note', t('means.note'))}
              maxLength={200}
              autoComplete="off"
              {...register('meansNote')}
            />
          )}
          {method === 'self' && (
            <Checkbox label={t('newOrder.handedOver')} error={errorOf('handed_over')} {...register('isHandedOver')} />
          )}
        </>
      )}
    </div>
  )
}
