import { useAllCountries } from '@shop/forms/places'
import { Select } from '@shop/ui-kit/fields/Select'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { useFormContext } from 'react-hook-form'
import { useTexts } from '../../use-texts.ts'
import css from './RegistrationForm.module.css'
import { HOME, type RegistrationValues } from './registration-form.ts'
import { useRegistrationError } from './use-registration-error.ts'

/** Customers in Ukraine choose a department with the order; those abroad enter their address. */
export function CountryFields() {
  const { t } = useTexts()
  const { register, watch } = useFormContext<RegistrationValues>()
  const errorOf = useRegistrationError()
  // Without their list registration still works, with Ukraine.
  const abroad = useAllCountries().items.filter(({ id }) => id !== HOME)

  return (
    <>
      <Select
        label={t('register.country')}
        autoComplete="country"
        options={[
          { value: HOME, label: t('register.ukraine') },
          ...abroad.map(({ id, label }) => ({ value: id, label })),
        ]}
        error={errorOf('country')}
        {...register('country')}
      />
      {watch('country') !== HOME && (
        <>
          <TextField
            label={t('register.address')}
            hint={t('register.addressHint')}
            autoComplete="street-address"
            error={errorOf('address_abroad.address')}
            {...register('address_abroad.address')}
          />
          <div className={css.pair}>
            <TextField
              label={t('register.city')}
              autoComplete="address-level2"
              error={errorOf('address_abroad.city')}
              {...register('address_abroad.city')}
            />
            <TextField
              label={t('register.postalCode')}
              autoComplete="postal-code"
              autoCapitalize="characters"
              spellCheck={false}
              error={errorOf('address_abroad.postal_code')}
              {...register('address_abroad.postal_code')}
            />
          </div>
          <TextField
            label={t('register.state')}
            autoComplete="address-level1"
            error={errorOf('address_abroad.state')}
            {...register('address_abroad.state')}
          />
        </>
      )}
    </>
  )
}
