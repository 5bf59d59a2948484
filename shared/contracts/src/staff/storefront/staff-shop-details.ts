import * as z from 'zod/mini'
import { emailSchema, phoneSchema } from '../../contact.ts'
import { defineEndpoint } from '../../endpoint.ts'
import { shopDetailsSchema } from '../../texts/shop-details.ts'
import { line, note } from '../../texts/text.ts'
import { changedSchema, revisionSchema } from '../revision.ts'
import { isLegalCode } from './legal-code.ts'

const phone = z.string().check(
  z.overwrite<string>(text => text.replace(/[\s()-]/g, '')),
  z.minLength(1, 'phone_required'),
  z.refine(text => phoneSchema.safeParse(text).success, 'phone_invalid'),
)
const link = z.string().check(
  z.trim(),
  z.maxLength(200, 'too_long'),
  z.refine(text => text === '' || isWebAddress(text), 'web_address_invalid'),
)
const code = z.string().check(
  z.overwrite<string>(text => text.replace(/\s/g, '')),
  z.minLength(1, 'legal_code_required'),
  z.refine(isLegalCode, 'legal_code_invalid'),
)
// Brackets and quotation marks would end the name in the header of an email.
const senderName = note(60).check(z.regex(/^[^<>"\n\r\t]*$/, 'invalid'))
const senderEmail = z.string().check(
  z.trim(),
  z.refine(text => text === '' || emailSchema.safeParse(text).success, 'email_incorrect'),
)

function inBoth(max: number) {
  return z.object({ uk: line(max, 'needed'), en: line(max, 'needed') })
}

function isWebAddress(text: string): boolean {
  const url = URL.parse(text)
  return url?.protocol === 'https:' && url.hostname.includes('.') && !url.username && !/[\s<>"]/.test(text)
}

/** What staff fill in of the shop; the sender may stay empty: then emails come from the address the server was started with. */
export const shopDetailsFormSchema = z.object({
  phone,
  email: emailSchema,
  social: z.object({ instagram: link, facebook: link, telegram: link, tiktok: link }),
  seller: z.object({ name: inBoth(160), code, address: inBoth(200) }),
  sender: z.object({ name: senderName, email: senderEmail }),
})
export type ShopDetailsForm = z.infer<typeof shopDetailsFormSchema>

const staffShopDetailsSchema = z.object({
  /** Null: nothing was entered, customers read what `shown` has. */
  entered: z.nullable(shopDetailsFormSchema),
  shown: shopDetailsSchema,
  ...changedSchema,
})
export type StaffShopDetails = z.infer<typeof staffShopDetailsSchema>

const access = 'staff:settings'
const path = '/api/admin/shop-details'
const one = z.object({ details: staffShopDetailsSchema })

export const staffShopDetailsEndpoint = defineEndpoint({
  method: 'GET',
  path,
  summary: 'Phone, email, social networks, seller and sender of emails, as entered and as customers read them',
  access,
  owner: 'catalog',
  result: one,
})
export const changeShopDetailsEndpoint = defineEndpoint({
  method: 'PUT',
  path,
  summary: 'Enters other ones: pages, texts and emails name them at once',
  access,
  owner: 'catalog',
  action: 'settings_details',
  audited: 'all',
  body: z.extend(shopDetailsFormSchema, { revision: revisionSchema }),
  result: one,
})
