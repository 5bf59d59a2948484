import { Notice } from '@shop/ui-kit/Notice'
import { useFormContext } from 'react-hook-form'
import { useTexts } from '../../use-texts.ts'
import { AddressAbroadFields } from './AddressAbroadFields.tsx'
import type { CheckoutValues } from './checkout-form.ts'
import { PlaceCombobox } from './PlaceCombobox.tsx'
import { PlacesFailure } from './PlacesFailure.tsx'
import { useCountries } from './places.ts'
import { ServiceField } from './ServiceField.tsx'

/** To another country: which one, who brings it there, and to what address. */
export function AbroadFields() {
  const { t } = useTexts()
  const { watch, setValue, clearErrors } = useFormContext<CheckoutValues>()
  const countries = useCountries()
  const country = watch('abroad.country')

  function forgetService() {
    setValue('abroad.service', '')
    clearErrors('abroad.service')
  }

  return (
    <>
      <PlaceCombobox
        name="abroad.country"
        label={t('delivery.country')}
        places={countries}
        placeholder={t('delivery.countryExample')}
        onChosen={forgetService}
      />
      <PlacesFailure places={countries} />
      {country !== '' && (
        <>
          <ServiceField country={country} />
          <Notice title={t('delivery.duties')}>{t('delivery.dutiesText')}</Notice>
          <AddressAbroadFields country={country} />
        </>
      )}
    </>
  )
}
