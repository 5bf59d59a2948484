import { isLikelyPostcode, postcodeExample, tidyPostcode } from '@shop/forms/postcode'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTexts } from '../../../use-texts.ts'
import type { CheckoutValues } from '../form/checkout-form.ts'
import css from '../form/Fields.module.css'
import { useFieldError } from '../form/field-error.ts'
import { LatinOffer } from './LatinOffer.tsx'

/** Where nobody has a postal code, and a form that asks for one would be the end of the way. */
const WITHOUT_POSTAL_CODES = ['AE', 'HK', 'QA']

/** The code is written as its country does; one that looks like none of it is asked about, and taken all the same. */
function PostcodeField({ country }: { country: string }) {
  const { t } = useTexts()
  const { register, setValue, watch } = useFormContext<CheckoutValues>()
  const errorOf = useFieldError()
  const [isLeft, setLeft] = useState(false)
  const typed = watch('abroad.postal_code')
  const example = postcodeExample(country)
  const isOdd = isLeft && typed.trim() !== '' && !isLikelyPostcode(country, typed)
  const field = register('abroad.postal_code')
  const hint = example && t(isOdd ? 'delivery.postalCodeOdd' : 'delivery.postalCodeExample', { example })
  return (
    <TextField
      label={t('delivery.postalCode')}
      hint={WITHOUT_POSTAL_CODES.includes(country) ? t('delivery.postalCodeHint') : (hint ?? undefined)}
      autoComplete="postal-code"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={12}
      error={errorOf('abroad.postal_code')}
      {...field}
      onBlur={event => {
        setLeft(true)
        setValue('abroad.postal_code', tidyPostcode(country, event.currentTarget.value))
        return field.onBlur(event)
      }}
    />
  )
}

export function AddressAbroadFields({ country }: { country: string }) {
  const { t } = useTexts()
  const { register } = useFormContext<CheckoutValues>()
  const errorOf = useFieldError()
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
        <PostcodeField country={country} />
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
