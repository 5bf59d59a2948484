import * as z from 'zod/mini'
import type { Access, Owner } from '../../endpoint.ts'
import { defineEndpoint } from '../../endpoint.ts'
import { type Text, textSchema } from '../../texts/text.ts'

/** What staff can take away, in the words of the audit log. A garment is a model in one colour, in all its heights. */
const goodsKinds = [
  'article',
  'garment',
  'model',
  'bundle',
  'category',
  'collection',
  'color',
  'size',
  'height',
  'shop',
  'picture',
] as const
export const removableKinds = [...goodsKinds, 'promo_code'] as const
export type RemovableKind = (typeof removableKinds)[number]

/** Where else a thing is named. */
export const useKinds = [
  'order',
  'cart',
  'wishlist',
  'sold',
  'promo_code',
  'stock',
  'alert',
  'recommendation',
  'bundle',
  'home',
  'shop',
  'text',
  'import',
  'product',
  'category',
  'exchange',
] as const

/** As many are removed together at most. */
export const MOST_REMOVED = 500

/** How many places of a kind name a thing, and the first of them that can be opened. */
export const useSchema = z.object({
  /** The thing that is named there. */
  of: z.string(),
  kind: z.enum(useKinds),
  count: z.int(),
  places: z.array(z.object({ name: z.string(), title: z.nullable(textSchema) })),
})
export type Use = z.infer<typeof useSchema>

export const removableSchema = z.object({
  name: z.string(),
  title: z.nullable(textSchema),
  is_archived: z.boolean(),
  /** Its addresses in the shop; none where it has no page. */
  addresses: z.array(z.string()),
  /** What the audit log calls it: itself, or the articles of a colour or a model. */
  covers: z.array(z.string()),
})
export type Removable = z.infer<typeof removableSchema>

/**
 * What has to be typed before something is deleted: the name or the title of the one thing, in either language, or how many there
 * are. The first of them is the one that the office asks for.
 */
export function confirmationTexts(things: readonly { name: string; title: Text | null }[]): string[] {
  const [one, ...more] = things
  if (!one || more.length > 0) return [String(things.length)]
  return [one.name, ...(one.title ? [one.title.uk, one.title.en] : [])].filter(Boolean)
}

/** Is it one of the texts that were asked for? Letters may be small or large. */
export function confirmsDeletion(typed: string, things: Parameters<typeof confirmationTexts>[0]): boolean {
  const folded = typed.trim().toLowerCase()
  return confirmationTexts(things).some(text => text.toLowerCase() === folded)
}

const leadsTo = z.nullable(z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(300, 'too_long')))
const name = z.string().check(z.minLength(1, 'required'), z.maxLength(200, 'too_long'))

type Shape = { access: Access; owner: Owner; path: string; kinds: readonly [RemovableKind, ...RemovableKind[]] }

/** The name in the audit log. */
export function actionOf(kind: RemovableKind, word: 'archive' | 'restore' | 'delete'): string {
  const isGoods = kind === 'article' || kind === 'garment' || kind === 'model'
  return `${isGoods ? 'product' : kind === 'picture' ? 'pictures' : kind}_${word}`
}

/** The four calls that take things of some kinds away: one shape, whatever it is. */
function removingCalls({ access, owner, path, kinds }: Shape) {
  const names = z.array(name).check(z.minLength(1, 'required'), z.maxLength(MOST_REMOVED, 'list_too_long'))
  const things = { kind: z.enum(kinds), names }
  const removed = z.object({ removed: z.array(z.string()) })
  return {
    uses: defineEndpoint({
      method: 'POST',
      path: `${path}/uses`,
      access,
      owner,
      onlyReads: true,
      summary: 'What staff want to take away, and where else it is named',
      body: z.object(things),
      result: z.object({
        things: z.array(removableSchema),
        /** What keeps them from being archived, and what keeps them from being deleted. */
        stops: z.object({ archive: z.array(useSchema), delete: z.array(useSchema) }),
        /** Pages that its address may lead to, the nearest first. */
        targets: z.array(z.object({ to: z.string(), title: textSchema })),
      }),
    }),
    archive: defineEndpoint({
      method: 'POST',
      path: `${path}/archive`,
      access,
      owner,
      action: ({ body }) => actionOf(body.kind, 'archive'),
      audited: ['names', 'leads_to', 'move_to'],
      repeatable: true,
      summary:
        'Takes things out of the shop and its lists and keeps them; their addresses lead on, or say that they are gone',
      /** `leads_to`: a page of ours; null: the addresses answer 410. `move_to`: where what is in it goes first. */
      body: z.object({ ...things, leads_to: leadsTo, move_to: z.optional(z.nullable(name)) }),
      result: removed,
    }),
    restore: defineEndpoint({
      method: 'POST',
      path: `${path}/restore`,
      access,
      owner,
      action: ({ body }) => actionOf(body.kind, 'restore'),
      audited: ['names'],
      repeatable: true,
      summary: 'Brings archived things back as they were',
      body: z.object(things),
      result: z.object({ restored: z.array(z.string()), shown: z.array(z.string()) }),
    }),
    delete: defineEndpoint({
      method: 'POST',
      path: `${path}/delete`,
      access,
      owner,
      action: ({ body }) => actionOf(body.kind, 'delete'),
      audited: ['names', 'leads_to'],
      summary: 'Deletes for good what is named nowhere',
      /** `typed`: the name of the thing, or how many there are. */
      body: z.object({ ...things, leads_to: leadsTo, typed: z.string().check(z.maxLength(200, 'too_long')) }),
      result: removed,
    }),
  }
}

export const goodsRemoving = removingCalls({
  access: 'staff:content',
  owner: 'catalog',
  path: '/api/admin/removing',
  kinds: goodsKinds,
})
/** Promo codes, which the service of orders owns. */
export const promoRemoving = removingCalls({
  access: 'staff:promo',
  owner: 'cart-checkout',
  path: '/api/admin/promo-codes/removing',
  kinds: ['promo_code'],
})
export type RemovingCalls = ReturnType<typeof removingCalls>
