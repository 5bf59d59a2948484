import { storedNames } from '@shop/contracts/browser-storage'
import { deliveryMethods } from '@shop/contracts/delivery/delivery'
import { paymentMethods } from '@shop/contracts/orders/payment-means'
import { isSessionLikely } from '@shop/shell/session'
import { pickOfferedMethod } from '../offered-methods.ts'
import { type CheckoutValues, emptyForm } from './checkout-form.ts'

const NAME = storedNames.checkoutDraft
const OF_CUSTOMER = storedNames.checkoutDraftOfCustomer

/** What was typed so far, kept until the tab closes, but for agreements, which are asked for again. */
export function readDraft(): CheckoutValues {
  if (isLeftBehind()) forgetDraft()
  const kept = readStoredDraft()
  const { preorder_ack, consent, ...values } = withStoredValues(emptyForm, kept)
  return { ...emptyForm, ...values, payment_method: pickOfferedMethod(values.payment_method, emptyForm.payment_method) }
}

export function keepDraft(values: CheckoutValues): void {
  try {
    sessionStorage.setItem(NAME, JSON.stringify(values))
  } catch {
    // Storage may be full or forbidden: then a reload starts with empty fields.
  }
}

/** From now on the draft holds data of an account, so sign-out removes it: the next person may sit at the same machine. */
export function markAsCustomers(): void {
  try {
    sessionStorage.setItem(OF_CUSTOMER, 'yes')
  } catch {
    // Without storage there is no draft either.
  }
}

function isLeftBehind(): boolean {
  try {
    return sessionStorage.getItem(OF_CUSTOMER) !== null && !isSessionLikely('unknown')
  } catch {
    return false
  }
}

function forgetDraft(): void {
  sessionStorage.removeItem(NAME)
  sessionStorage.removeItem(OF_CUSTOMER)
}

function readStoredDraft(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(NAME) ?? '{}')
  } catch {
    return {}
  }
}

/** What can only be one of a few: anything else would leave the form without its fields. */
const choices: Record<string, readonly string[]> = {
  delivery_type: ['ukraine', 'international'],
  delivery_method_option: deliveryMethods,
  payment_method: paymentMethods,
}

/** The form with the stored values whose kind fits: storage may hold anything. */
function withStoredValues<Value extends object>(form: Value, kept: unknown): Value {
  if (typeof kept !== 'object' || kept === null) return form
  const found = new Map<string, unknown>(Object.entries(kept))
  const values = Object.entries(form).map(([name, empty]) => [name, fitting(empty, found.get(name), choices[name])])
  return Object.fromEntries(values)
}

function fitting(empty: unknown, kept: unknown, among?: readonly string[]): unknown {
  if (among) return among.find(choice => choice === kept) ?? empty
  if (typeof empty === 'object' && empty !== null) return withStoredValues(empty, kept)
  return typeof kept === typeof empty ? kept : empty
}
