import { RadioCards } from '@shop/ui-kit/choices/RadioCards'
import { useController, useFormContext } from 'react-hook-form'
import { PaymentsOff } from '../../payment-availability/PaymentsOff.tsx'
import { usePaymentAvailability } from '../../payment-availability/use-payment-availability.ts'
import { useTexts } from '../../use-texts.ts'
import type { CheckoutValues } from './form/checkout-form.ts'
import { useFieldError } from './form/field-error.ts'
import { Section } from './form/Section.tsx'
import { offeredMethods } from './offered-methods.ts'

export function PaymentFields() {
  const { t } = useTexts()
  const { control } = useFormContext<CheckoutValues>()
  const { field } = useController({ control, name: 'payment_method' })
  const errorOf = useFieldError()
  const { isOff, reason } = usePaymentAvailability()
  return (
    <Section title={t('payment.title')}>
      {isOff && <PaymentsOff reason={reason} otherwise={t('payment.offText')} />}
      <RadioCards
        legend={t('payment.method')}
        legendHidden
        name="payment-method"
        options={offeredMethods().map(method => ({
          value: method,
          label: t(`payment.methods.${method}`),
          description: method === 'card' ? t('payment.cardTerms') : undefined,
        }))}
        value={field.value}
        onChange={field.onChange}
        hint={t('payment.hint')}
        error={errorOf('payment_method')}
      />
    </Section>
  )
}
