import { toNestErrors } from '@hookform/resolvers'
import { orderFormSchema } from '@shop/contracts/orders/orders'
import { useEffect, useState } from 'react'
import { type FieldError, type Resolver, type UseFormReturn, useForm } from 'react-hook-form'
import type { CheckoutValues, OrderForm } from './checkout-form.ts'
import { keepDraft, readDraft } from './draft.ts'
import { formField } from './field-names.ts'

export type CheckoutForm = UseFormReturn<CheckoutValues, unknown, OrderForm>

/** Fields are checked when they are left, then at every key; what is typed survives a reload. */
export function useCheckoutForm(): CheckoutForm {
  const [defaultValues] = useState(readDraft)
  const form = useForm<CheckoutValues, unknown, OrderForm>({
    resolver: checkOrderForm,
    mode: 'onTouched',
    defaultValues,
    // The page's own order decides which field is the first wrong one.
    shouldFocusError: false,
  })
  const { subscribe } = form

  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(values) }), [subscribe])
  return form
}

/** The form is checked by the very schema that the service checks an order with. */
const checkOrderForm: Resolver<CheckoutValues, unknown, OrderForm> = (values, _context, options) => {
  const checked = orderFormSchema.safeParse(orderOf(values))
  if (checked.success) return { values: checked.data, errors: {} }
  const errors: Record<string, FieldError> = {}
  for (const { path, message } of checked.error.issues) {
    // The first thing wrong with a field is the one to say.
    errors[formField(path.join('.'), values)] ??= { type: 'invalid', message }
  }
  return { values: {}, errors: toNestErrors(errors, options) }
}

/** The order has one delivery where the form has an address for each part of the world, and one that is typed. */
function orderOf({ delivery_type: type, ukraine, address_is_typed, typed, abroad, ...rest }: CheckoutValues) {
  if (type === 'international') return { ...rest, delivery: { type, ...abroad } }
  const inUkraine = address_is_typed ? { ...ukraine, ...typed, typed: true } : ukraine
  return { ...rest, delivery: { type, ...inUkraine } }
}
