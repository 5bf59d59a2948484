import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { type Locale, note } from '../texts/text.ts'
import { changedSchema, revisionSchema } from './revision.ts'

/** Which currency the bank charges for an order in euros (docs/rules.md, "Money"). */
export const eurModes = ['charge_uah', 'charge_eur'] as const
export type EurMode = (typeof eurModes)[number]

/** Who takes the money: a bank, the sandbox that only pretends to, or none. */
export const paymentModes = ['real', 'sandbox', 'none'] as const
export type PaymentMode = (typeof paymentModes)[number]

const paymentsText = z.object({ uk: note(500), en: note(500) })
/** A text in one language has to be in the other one too. */
const alsoIn = (locale: Locale) =>
  z.refine<z.infer<typeof paymentsText>>(
    text => text[locale] !== '' || Object.values(text).every(part => part === ''),
    {
      error: 'text_required',
      path: [locale],
    },
  )

const settingsFormSchema = z.object({
  payments_enabled: z.boolean(),
  /** What customers read while payments are off; empty in both languages: the shop's own words. */
  payments_text: paymentsText,
  eur_mode: z.enum(eurModes),
})
export type SettingsForm = z.infer<typeof settingsFormSchema>

export const staffSettingsSchema = z.extend(settingsFormSchema, {
  /** False: this shop has no bank, so payments cannot be switched on. */
  payments_possible: z.boolean(),
  payments_mode: z.enum(paymentModes),
  ...changedSchema,
})
export type StaffSettings = z.infer<typeof staffSettingsSchema>

const body = z.extend(settingsFormSchema, {
  payments_text: paymentsText.check(alsoIn('uk'), alsoIn('en')),
  revision: revisionSchema,
})
const one = z.object({ settings: staffSettingsSchema })
const access = 'staff:settings'
const path = '/api/admin/settings'

export const staffSettingsEndpoint = defineEndpoint({
  method: 'GET',
  path,
  summary: 'Whether customers can pay online, what they read when they cannot, and how euros are charged',
  access,
  owner: 'cart-checkout',
  result: one,
})
export const changeSettingsEndpoint = defineEndpoint({
  method: 'PUT',
  path,
  summary: 'Changes the settings; orders already placed keep how their euros are charged',
  access,
  owner: 'cart-checkout',
  action: 'settings_change',
  audited: 'all',
  body,
  result: one,
})
