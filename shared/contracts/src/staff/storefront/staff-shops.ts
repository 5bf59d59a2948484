import * as z from 'zod/mini'
import { nameSchema, pictureNameSchema } from '../../catalog/article.ts'
import { defineEndpoint } from '../../endpoint.ts'
import { lineInBoth } from '../../texts/text.ts'
import { defineListFile } from '../list-file.ts'
import { changedSchema, revisionSchema } from '../revision.ts'

export const MOST_SHOPS = 50

const access = 'staff:content'
const time = z.string('time_invalid').check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'time_invalid'))
/** Null on a day off; "09:00" is before "18:00" as a text too. */
const day = z.nullable(
  z
    .object({ from: time, to: time })
    .check(z.refine(({ from, to }) => from < to, { error: 'hours_order', path: ['to'] })),
)

/** What staff fill in of a shop. */
export const shopFormSchema = z.object({
  city: lineInBoth(60),
  address: lineInBoth(160),
  /** International, as links to it are written: `+380440000101`. */
  phone: z.string().check(
    z.overwrite<string>(text => text.replace(/[\s()-]/g, '')),
    z.minLength(1, 'required'),
    z.regex(/^\+\d{9,15}$/, 'phone_invalid'),
  ),
  /** Monday first. */
  hours: z.array(day).check(z.length(7, 'invalid')),
  /** Name of the picture of its map. */
  map_image: z._default(z.nullable(pictureNameSchema), null),
})
export type ShopForm = z.infer<typeof shopFormSchema>

export const staffShopSchema = z.object({
  id: z.string(),
  ...shopFormSchema.shape,
  is_archived: z.optional(z.literal(true)),
  ...changedSchema,
})
export type StaffShop = z.infer<typeof staffShopSchema>

const all = z.object({ shops: z.array(staffShopSchema) })

/** One change at a time: a shop is entered (`id` null) or changed, or all are put in another order. */
const change = z.discriminatedUnion('action', [
  z.object({ action: z.literal('save'), id: z.nullable(nameSchema), revision: revisionSchema, shop: shopFormSchema }),
  z.object({
    action: z.literal('order'),
    ids: z.array(nameSchema).check(z.maxLength(MOST_SHOPS, 'list_full')),
  }),
])
export type ShopChange = z.infer<typeof change>

export const staffShopsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/admin/shop-location',
  access,
  owner: 'catalog',
  summary: 'Shops in their order with who changed them last',
  result: all,
})
export const changeShopsEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/shop-location/change-info',
  access,
  owner: 'catalog',
  action: ({ body }) => `shop_${body.action}`,
  audited: 'all',
  summary: 'Enters or changes a shop, or puts all in another order',
  body: change,
  result: all,
})

export const shopListFile = defineListFile({
  path: '/api/admin/shop-location',
  rows: 'shops',
  access,
  owner: 'catalog',
  action: 'shop_export',
  filter: z.object({}),
})
