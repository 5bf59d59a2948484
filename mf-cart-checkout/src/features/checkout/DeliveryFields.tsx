import { ChipRadio } from '@shop/ui-kit/choices/ChipRadio'
import { TextArea } from '@shop/ui-kit/fields/TextArea'
import { useController, useFormContext } from 'react-hook-form'
import { useTexts } from '../../use-texts.ts'
import { AbroadFields } from './delivery-abroad/AbroadFields.tsx'
import { UkraineFields } from './delivery-ukraine/UkraineFields.tsx'
import type { CheckoutValues, DeliveryType } from './form/checkout-form.ts'
import css from './form/Fields.module.css'
import { useFieldError } from './form/field-error.ts'
import { Section } from './form/Section.tsx'

const fieldsOf = { ukraine: UkraineFields, international: AbroadFields }
const types: readonly DeliveryType[] = ['ukraine', 'international']

export function DeliveryFields() {
  const { t } = useTexts()
  const { control, register, clearErrors } = useFormContext<CheckoutValues>()
  const { field } = useController({ control, name: 'delivery_type' })
  const errorOf = useFieldError()
  const TypeFields = fieldsOf[field.value]

  function choose(type: string) {
    field.onChange(type)
    // What is wrong with the other address does not matter any more.
    clearErrors(['ukraine', 'typed', 'abroad'])
  }

  return (
    <Section title={t('delivery.title')}>
      <div className={css.fields}>
        <ChipRadio
          legend={t('delivery.where')}
          name="delivery-type"
          options={types.map(value => ({ value, label: t(`delivery.to.${value}`) }))}
          value={field.value}
          onChange={choose}
          error={errorOf('delivery_type')}
        />
        <TypeFields />
        <TextArea
          label={t('delivery.note')}
          labelNote={t('optional')}
          rows={2}
          maxLength={1000}
          error={errorOf('note')}
          {...register('note')}
        />
      </div>
    </Section>
  )
}
