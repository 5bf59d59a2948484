import type { CheckoutValues } from './checkout-form.ts'

const chosenFields = [
  'ukraine.area',
  'ukraine.city',
  'ukraine.post_office',
  'typed.area',
  'typed.city',
  'typed.post_office',
  'ukraine.courier_delivery',
  'ukraine.self_delivery',
  'abroad.country',
  'abroad.service',
  'abroad.address',
  'abroad.city',
  'abroad.state',
  'abroad.postal_code',
] as const

/** The fields that can be wrong, in the order of the page. */
export const fieldNames = [
  'customer.name',
  'customer.last_name',
  'customer.phone',
  'customer.email',
  'delivery_type',
  'ukraine.delivery_method_option',
  ...chosenFields,
  'note',
  'preorder_ack',
  'payment_method',
  'consent',
] as const

export type FieldName = (typeof fieldNames)[number]

export function isFieldName(name: string): name is FieldName {
  return fieldNames.some(known => known === name)
}

type Address = Pick<CheckoutValues, 'delivery_type' | 'address_is_typed'>
const typedFields = ['delivery.area', 'delivery.city', 'delivery.post_office']

/**
 * Where the form keeps a field of the order: `delivery.city` is another field for Ukraine than for the rest of the world, and
 * another one again for who types it.
 */
export function formField(orderField: string, { delivery_type, address_is_typed }: Address): string {
  if (orderField === 'delivery.type') return 'delivery_type'
  const isTyped = address_is_typed && typedFields.includes(orderField)
  const inUkraine = isTyped ? 'typed.' : 'ukraine.'
  return orderField.replace(/^delivery\./, delivery_type === 'ukraine' ? inUkraine : 'abroad.')
}

/** Codes whose text is the same wherever they appear; all others have a text for each field. */
const ownTexts = [
  'name_required',
  'last_name_required',
  'name_incorrect',
  'last_name_incorrect',
  'phone_required',
  'phone_incorrect',
  'email_required',
  'email_incorrect',
  'consent_required',
  'preorder_ack_required',
  'too_long',
  'list_is_back',
  'too_heavy',
]

/** The text that says what is wrong with a field. */
export function errorKey(field: FieldName, code: string): string {
  if (ownTexts.includes(code)) return `errors.${code}`
  if (chosenFields.some(chosen => chosen === field)) return `errors.${field}`
  return 'errors.invalid'
}
