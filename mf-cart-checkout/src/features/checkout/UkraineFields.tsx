import { RadioCards } from '@shop/ui-kit/RadioCards'
import { useController, useFormContext } from 'react-hook-form'
import { useTexts } from '../../use-texts.ts'
import { CourierFields } from './CourierFields.tsx'
import type { CheckoutValues } from './checkout-form.ts'
import { DepartmentFields } from './DepartmentFields.tsx'
import { useFieldError } from './field-error.ts'
import { ShopField } from './ShopField.tsx'
import { isDeliveryMethod, useDeliveryOptions } from './use-delivery-options.ts'

const fieldsOf = { post: DepartmentFields, courier: CourierFields, self: ShopField }

export function UkraineFields() {
  const { t } = useTexts()
  const { control, watch, clearErrors } = useFormContext<CheckoutValues>()
  const { field } = useController({ control, name: 'ukraine.delivery_method_option' })
  const errorOf = useFieldError()
  const options = useDeliveryOptions(watch('ukraine.city'))
  const MethodFields = fieldsOf[field.value]

  function choose(method: string) {
    if (!isDeliveryMethod(method)) return
    field.onChange(method)
    clearErrors('ukraine')
  }

  return (
    <>
      <RadioCards
        legend={t('delivery.method')}
        legendHidden
        name="delivery-method"
        options={options}
        value={field.value}
        onChange={choose}
        error={errorOf('ukraine.delivery_method_option')}
      />
      <MethodFields />
    </>
  )
}
