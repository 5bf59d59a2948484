import { TextField } from '@shop/ui-kit/fields/TextField'
import { useFormContext } from 'react-hook-form'
import { useTexts } from '../../../use-texts.ts'
import type { CheckoutValues } from '../form/checkout-form.ts'
import css from '../form/Fields.module.css'
import { useFieldError } from '../form/field-error.ts'
import { LatinOffer } from './LatinOffer.tsx'

/** Where nobody has a postal code, and a form that asks for one would be the end of the way. */
const WITHOUT_POSTAL_CODES = ['AE', 'HK', 'QA']

export function AddressAbroadFields({ country }: { country: string }) {
  const { t } = useTexts()
  const { register } = useFormContext<CheckoutValues>()
  const errorOf = useFieldError()
  const hasCodes = !WITHOUT_POSTAL_CODES.includes(country)
  return (
    <>
      <TextField
        label={t('delivery.address')}
        hint={t('delivery.abroadAddressHint')}
        autoComplete="street-address"
        error={errorOf('abroad.address')}
        {...register('abroad.address')}
      />
      <div className={css.pair}>
        <TextField
          label={t('delivery.city')}
          autoComplete="address-level2"
          error={errorOf('abroad.city')}
          {...register('abroad.city')}
        />
        <TextField
          label={t('delivery.postalCode')}
          hint={hasCodes ? undefined : t('delivery.postalCodeHint')}
          autoComplete="postal-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={12}
          error={errorOf('abroad.postal_code')}
          {...register('abroad.postal_code')}
        />
      </div>
      <TextField
        label={t('delivery.state')}
        hint={t('delivery.stateHint')}
        autoComplete="address-level1"
        error={errorOf('abroad.state')}
        {...register('abroad.state')}
      />
      <LatinOffer />
    </>
  )
}
