import { useFormContext } from 'react-hook-form'
import { CityFields } from './CityFields.tsx'
import type { CheckoutValues } from './checkout-form.ts'
import css from './Fields.module.css'
import { StreetField } from './StreetField.tsx'

export function CourierFields() {
  const { setValue } = useFormContext<CheckoutValues>()
  return (
    <div className={css.fields}>
      {/* A department chosen earlier belongs to the earlier city. */}
      <CityFields onCityChange={() => setValue('ukraine.post_office', '')} />
      <StreetField />
    </div>
  )
}
