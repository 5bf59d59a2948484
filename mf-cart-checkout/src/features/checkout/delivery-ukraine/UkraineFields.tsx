import { RadioCards } from '@shop/ui-kit/choices/RadioCards'
import { useEffect } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { useTexts } from '../../../use-texts.ts'
import type { CheckoutValues } from '../form/checkout-form.ts'
import css from '../form/Fields.module.css'
import { useFieldError } from '../form/field-error.ts'
import { SavedAddresses } from '../saved-addresses/SavedAddresses.tsx'
import { useChosenCity } from '../use-delivery-route.ts'
import { CityFields } from './CityFields.tsx'
import { DepartmentFields } from './DepartmentFields.tsx'
import { ListNotice } from './ListNotice.tsx'
import { ShopField } from './ShopField.tsx'
import { StreetField } from './StreetField.tsx'
import { TypedFields } from './TypedFields.tsx'
import { isDeliveryMethod, useDeliveryOptions } from './use-delivery-options.ts'
import { typedAddress, useTypedAddress } from './use-typed-address.ts'

const fieldsOf = { post: DepartmentFields, courier: CourierFields, self: ShopField }
const typedFieldsOf = { post: TypedFields, courier: TypedFields, self: ShopField }

export function UkraineFields() {
  const { t } = useTexts()
  const { control, watch, clearErrors } = useFormContext<CheckoutValues>()
  const { field } = useController({ control, name: 'ukraine.delivery_method_option' })
  const errorOf = useFieldError()
  const options = useDeliveryOptions(useChosenCity(watch))
  const { isTyped, directory, box, chooseFromList } = useTypedAddress()
  const { value, onChange } = field
  const [first] = options
  const isOffered = options.some(option => option.value === value)
  // Chosen earlier, kept in the draft, and not offered any more.
  useEffect(() => {
    if (!isOffered && first) onChange(first.value)
  }, [isOffered, first, onChange])
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
      <SavedAddresses />
      <div ref={box} tabIndex={-1} className={css.fields}>
        {field.value !== 'self' &&
          (isTyped ? <ListNotice directory={directory} onChoose={chooseFromList} /> : <TypedReminder />)}
        <MethodFields />
      </div>
    </>
  )
}

function CourierFields() {
  const { setValue } = useFormContext<CheckoutValues>()
  return (
    <div className={css.fields}>
      {/* A department chosen earlier belongs to the earlier city. */}
      <CityFields onCityChange={() => setValue('ukraine.post_office', '')} />
      <StreetField />
    </div>
  )
}

/** An address typed while there was no list stays in sight until it is chosen from the list. */
function TypedReminder() {
  const { t } = useTexts()
  const { watch } = useFormContext<CheckoutValues>()
  const { delivery_method_option: method, city, post_office } = watch('ukraine')
  const address = typedAddress(watch('typed'))
  const isChosen = method === 'post' ? post_office !== '' : city !== ''
  if (address.length === 0 || isChosen) return null
  return <p className={css.announced}>{t('typed.written', { address: address.join(', ') })}</p>
}
