import { Notice } from '@shop/ui-kit/feedback/Notice'
import { useFormContext } from 'react-hook-form'
import { useTexts } from '../../../use-texts.ts'
import type { CheckoutValues } from '../form/checkout-form.ts'
import { SavedAddresses } from '../saved-addresses/SavedAddresses.tsx'
import { AddressAbroadFields } from './AddressAbroadFields.tsx'
import { CountryField } from './CountryField.tsx'
import { ServiceField } from './ServiceField.tsx'

/** To another country: which one, who brings it there, and to what address. */
export function AbroadFields() {
  const { t } = useTexts()
  const { watch, setValue, clearErrors } = useFormContext<CheckoutValues>()
  const country = watch('abroad.country')

  function forgetService() {
    setValue('abroad.service', '')
    clearErrors('abroad.service')
  }

  return (
    <>
      <SavedAddresses />
      <CountryField onChosen={forgetService} />
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
