import { promoKinds } from '@shop/contracts/staff/orders/staff-promo-codes'
import { Checkbox } from '@shop/ui-kit/choices/Checkbox'
import { ChipRadio } from '@shop/ui-kit/choices/ChipRadio'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { type ErrorOf, obligatory, optional } from '../../forms/problem-text.ts'
import { useTexts } from '../../use-texts.ts'
import css from './PromoFields.module.css'
import { PromoScope } from './PromoScope.tsx'
import type { PromoDraft } from './promo-draft.ts'

type TextName = {
  [Name in keyof PromoDraft]: PromoDraft[Name] extends string ? (string extends PromoDraft[Name] ? Name : never) : never
}[keyof PromoDraft]
type Props = {
  isNew: boolean
  /** What is wrong with a field, by its name in the call. */
  errorOf: ErrorOf
}

export function PromoFields({ isNew, errorOf }: Props) {
  const { t } = useTexts()
  const { register, control } = useFormContext<PromoDraft>()
  const kind = useWatch({ control, name: 'kind' })
  const field = (name: TextName, sent: string = name, describe: typeof obligatory | typeof optional = optional) => ({
    ...describe(errorOf, sent, t(`promo.fields.${name}`)),
    autoComplete: 'off',
    ...register(name),
  })
  return (
    <>
      {isNew && (
        <TextField
          {...field('code', 'code', obligatory)}
          hint={t('promo.hints.code')}
          spellCheck={false}
          maxLength={32}
          className={css.short}
        />
      )}
      <Controller
        control={control}
        name="kind"
        render={({ field: { value, onChange } }) => (
          <ChipRadio
            legend={t('promo.fields.kind')}
            options={promoKinds.map(value => ({ value, label: t(`promo.kinds.${value}`) }))}
            value={value}
            onChange={onChange}
          />
        )}
      />
      {kind === 'percent' && (
        <TextField
          {...field('percent', 'gift.percent', obligatory)}
          inputMode="numeric"
          maxLength={3}
          className={css.short}
        />
      )}
      {kind === 'fixed' && (
        <div className={css.pair}>
          <TextField {...field('uah', 'gift.uah')} inputMode="decimal" />
          <TextField {...field('eur', 'gift.eur')} inputMode="decimal" />
        </div>
      )}
      <div className={css.pair}>
        <TextField {...field('valid_from')} type="date" />
        <TextField {...field('valid_until')} type="date" />
      </div>
      <div className={css.pair}>
        <TextField {...field('usage_limit')} inputMode="numeric" placeholder={t('promo.hints.noLimit')} />
        <TextField {...field('per_customer_limit')} inputMode="numeric" placeholder={t('promo.hints.noLimit')} />
      </div>
      <TextField
        {...field('min_goods_uah')}
        inputMode="numeric"
        placeholder={t('promo.hints.anySum')}
        className={css.short}
      />
      <PromoScope />
      <TextField {...field('note')} hint={t('promo.hints.note')} maxLength={200} />
      <Checkbox label={t('promo.fields.active')} {...register('active')} />
    </>
  )
}
