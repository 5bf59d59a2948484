import { deliveryMethods } from '@shop/contracts/delivery/delivery'
import { Checkbox } from '@shop/ui-kit/choices/Checkbox'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { useFormContext } from 'react-hook-form'
import { type ErrorOf, obligatory, optional } from '../../forms/problem-text.ts'
import { useTexts } from '../../use-texts.ts'
import css from './Delivery.module.css'
import type { DeliveryDraft } from './delivery-draft.ts'

type Props = { isLivePossible: boolean; errorOf: ErrorOf }

/** From what sum a method is free, the weight of what has none, whose prices count, and who pays for an exchange. */
export function TermsFields({ isLivePossible, errorOf }: Props) {
  const { t } = useTexts()
  const { register } = useFormContext<DeliveryDraft>()
  return (
    <section className={css.part}>
      <h2 className={css.heading}>{t('delivery.terms')}</h2>
      <div className={css.fields}>
        {deliveryMethods.map(method => (
          <TextField
            key={method}
            {...optional(
              errorOf,
              `free_from_uah.${method}`,
              t('delivery.freeOf', { method: t(`delivery.methods.${method}`) }),
            )}
            placeholder={t('delivery.never')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={10}
            {...register(`free.${method}`)}
          />
        ))}
        <TextField
          {...obligatory(errorOf, 'default_weight_kg', t('delivery.fields.defaultWeight'))}
          hint={t('delivery.hints.defaultWeight')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={8}
          {...register('defaultWeight')}
        />
      </div>
      <Checkbox
        label={t('delivery.fields.live')}
        hint={t(isLivePossible ? 'delivery.hints.live' : 'delivery.hints.noLive')}
        {...register('live')}
      />
      <Checkbox
        label={t('delivery.fields.exchange')}
        hint={t('delivery.hints.exchange')}
        {...register('shopPaysExchange')}
      />
    </section>
  )
}
