import { RadioCards } from '@shop/ui-kit/RadioCards'
import { TextArea } from '@shop/ui-kit/TextArea'
import { useController, useFormContext } from 'react-hook-form'
import { useTexts } from '../../use-texts.ts'
import { CourierFields } from './CourierFields.tsx'
import type { CheckoutValues } from './checkout-form.ts'
import { DepartmentFields } from './DepartmentFields.tsx'
import { useFieldError } from './field-error.ts'
import { Section } from './Section.tsx'
import { ShopField } from './ShopField.tsx'
import { type DeliveryOption, isDeliveryMethod } from './use-delivery-options.ts'

const fieldsOf = { post: DepartmentFields, courier: CourierFields, self: ShopField }

export function DeliveryFields({ options }: { options: readonly DeliveryOption[] }) {
  const { t } = useTexts()
  const { control, register, clearErrors } = useFormContext<CheckoutValues>()
  const { field } = useController({ control, name: 'delivery.delivery_method_option' })
  const errorOf = useFieldError()
  const MethodFields = fieldsOf[field.value]

  function choose(method: string) {
    if (!isDeliveryMethod(method)) return
    field.onChange(method)
    clearErrors('delivery')
  }

  return (
    <Section title={t('delivery.title')}>
      <RadioCards
        legend={t('delivery.method')}
        legendHidden
        name="delivery-method"
        options={options}
        value={field.value}
        onChange={choose}
        error={errorOf('delivery.delivery_method_option')}
      />
      <MethodFields />
      <TextArea
        label={t('delivery.note')}
        labelNote={t('optional')}
        rows={2}
        maxLength={1000}
        error={errorOf('note')}
        {...register('note')}
      />
    </Section>
  )
}
