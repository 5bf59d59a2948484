/** The fields that can be wrong, in the order of the page. */
export const fieldNames = [
  'customer.name',
  'customer.last_name',
  'customer.phone',
  'customer.email',
  'delivery.delivery_method_option',
  'delivery.area',
  'delivery.city',
  'delivery.post_office',
  'delivery.courier_delivery',
  'delivery.self_delivery',
  'note',
  'preorder_ack',
  'payment_method',
  'consent',
] as const

export type FieldName = (typeof fieldNames)[number]

export function isFieldName(name: string): name is FieldName {
  return fieldNames.some(known => known === name)
}

/** Codes whose text is the same wherever they appear; all others are told by the field. */
const ownTexts = [
  'name_required',
  'last_name_required',
  'phone_required',
  'phone_incorrect',
  'email_required',
  'email_incorrect',
  'consent_required',
  'preorder_ack_required',
  'too_long',
]

const chosenFields: readonly FieldName[] = [
  'delivery.area',
  'delivery.city',
  'delivery.post_office',
  'delivery.courier_delivery',
  'delivery.self_delivery',
]

/** The text that says what is wrong with a field. */
export function errorKey(field: FieldName, code: string): string {
  if (ownTexts.includes(code)) return `errors.${code}`
  if (chosenFields.includes(field)) return `errors.${field}`
  return 'errors.invalid'
}
