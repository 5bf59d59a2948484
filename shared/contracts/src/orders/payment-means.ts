import * as z from 'zod/mini'

/** What the checkout offers: the bank takes it, and gives it back. */
export const paymentMethods = ['card', 'google_pay', 'apple_pay'] as const
export const paymentMethodSchema = z.enum(paymentMethods)

/** What staff take themselves; what `other` is stands in the note that goes with it. */
export const staffMeans = ['cash', 'terminal', 'transfer', 'other'] as const
export type StaffMeans = (typeof staffMeans)[number]

/** By what money comes, and goes back: the bank's, then staff's (docs/rules.md, "Payments"). One more is a row here and its texts. */
export const paymentMeans = [...paymentMethods, ...staffMeans] as const
export type PaymentMeans = (typeof paymentMeans)[number]

export const paymentMeansSchema = z.enum(paymentMeans)
export const staffMeansSchema = z.enum(staffMeans, 'required')

/** Does staff, not the bank, take the money and give it back? */
export function isStaffMeans(means: PaymentMeans): means is StaffMeans {
  return staffMeans.some(known => known === means)
}
