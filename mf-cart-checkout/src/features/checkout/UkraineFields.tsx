import { RadioCards } from '@shop/ui-kit/RadioCards'
import { useController, useFormContext } from 'react-hook-form'
import { useTexts } from '../../use-texts.ts'
import { CourierFields } from './CourierFields.tsx'
import type { CheckoutValues } from './checkout-form.ts'
import { DepartmentFields } from './DepartmentFields.tsx'
import css from './Fields.module.css'
import { useFieldError } from './field-error.ts'
import { ListNotice } from './ListNotice.tsx'
import { ShopField } from './ShopField.tsx'
import { TypedFields } from './TypedFields.tsx'
import { TypedReminder } from './TypedReminder.tsx'
import { isDeliveryMethod, useDeliveryOptions } from './use-delivery-options.ts'
import { useChosenCity } from './use-delivery-route.ts'
import { useTypedAddress } from './use-typed-address.ts'

const fieldsOf = { post: DepartmentFields, courier: CourierFields, self: ShopField }
const typedFieldsOf = { post: TypedFields, courier: TypedFields, self: ShopField }

export function UkraineFields() {
  const { t } = useTexts()
  const { control, watch, clearErrors } = useFormContext<CheckoutValues>()
  const { field } = useController({ control, name: 'ukraine.delivery_method_option' })
  const errorOf = useFieldError()
  const options = useDeliveryOptions(useChosenCity(watch))
  const { isTyped, directory, box, chooseFromList } = useTypedAddress()
  const MethodFields = (isTyped ? typedFieldsOf : fieldsOf)[field.value]

  function choose(method: string) {
    if (!isDeliveryMethod(method)) return
    field.onChange(method)
    clearErrors(['ukraine', 'typed'])
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
      <div ref={box} tabIndex={-1} className={css.fields}>
        {field.value !== 'self' &&
          (isTyped ? <ListNotice directory={directory} onChoose={chooseFromList} /> : <TypedReminder />)}
        <MethodFields />
      </div>
    </>
  )
}
