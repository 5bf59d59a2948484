import { toNestErrors } from '@hookform/resolvers'
import { orderFormSchema } from '@shop/contracts/orders'
import type { FieldError, Resolver } from 'react-hook-form'
import type { CheckoutValues, OrderForm } from './checkout-form.ts'
import { formField } from './field-names.ts'

/** The form is checked by the very schema that the service checks an order with. */
export const checkOrderForm: Resolver<CheckoutValues, unknown, OrderForm> = (values, _context, options) => {
  const checked = orderFormSchema.safeParse(orderOf(values))
  if (checked.success) return { values: checked.data, errors: {} }
  const errors: Record<string, FieldError> = {}
  for (const { path, message } of checked.error.issues) {
    // The first thing wrong with a field is the one to say.
    errors[formField(path.join('.'), values)] ??= { type: 'invalid', message }
  }
  return { values: {}, errors: toNestErrors(errors, options) }
}

/** The order has one delivery where the form has an address for each part of the world, and one in her own words. */
function orderOf({ delivery_type: type, ukraine, address_is_typed, typed, abroad, ...rest }: CheckoutValues) {
  if (type === 'international') return { ...rest, delivery: { type, ...abroad } }
  const inUkraine = address_is_typed ? { ...ukraine, ...typed, typed: true } : ukraine
  return { ...rest, delivery: { type, ...inUkraine } }
}
