import * as z from 'zod/mini'
import { nameSchema, newNameSchema, sizeNameSchema } from '../../catalog/article.ts'
import { colorPatternSchema } from '../../catalog/color-pattern.ts'
import { defineEndpoint } from '../../endpoint.ts'
import { line, lineInBoth } from '../../texts/text.ts'
import { defineListFile } from '../list-file.ts'
import { changedSchema, revisionSchema } from '../revision.ts'

/** The lists that goods are described by; the audit log uses the same words. */
export const dictionaryKinds = ['collection', 'color', 'size', 'height'] as const
export type DictionaryKind = (typeof dictionaryKinds)[number]

/** More than a brand needs, and still little for one answer. */
export const MOST_OF_A_DICTIONARY = 200

const access = 'staff:content'
const title = lineInBoth(60)

/** A measure of the body in cm, in halves; the bounds only catch slips of the hand. */
function measure(least: number, most: number) {
  return z
    .number('measure_invalid')
    .check(
      z.minimum(least, 'measure_invalid'),
      z.maximum(most, 'measure_invalid'),
      z.multipleOf(0.5, 'measure_invalid'),
    )
}

const shortName = line(10)

const fieldsOf = {
  collection: z.object({ title, is_current: z.boolean() }),
  color: z.object({
    title,
    hex: z.string().check(
      z.overwrite<string>(text => text.trim().toLowerCase()),
      z.regex(/^#[0-9a-f]{6}$/, 'hex_invalid'),
    ),
    /** Null makes a colour plain; without it the colour stays as it is. */
    pattern: z.optional(z.nullable(colorPatternSchema)),
  }),
  size: z.object({
    short_name: shortName,
    /** Null for sizes of bags or jewellery: no body is measured for them. */
    body: z.optional(
      z.nullable(z.object({ chest: measure(60, 170), waist: measure(45, 160), hips: measure(60, 180) })),
    ),
  }),
  height: z.object({ title }),
} as const

/** What staff fill in of a thing of each kind. */
export type DictionaryFields = { [Kind in DictionaryKind]: z.infer<(typeof fieldsOf)[Kind]> }

/** A thing of a dictionary as staff see it, in its order. */
export type DictionaryRow<Kind extends DictionaryKind> = {
  /** Stands in goods and addresses: it never changes. */
  name: string
  fields: DictionaryFields[Kind]
  /** Articles that have it, hidden ones too. */
  articles: number
  is_archived?: true | undefined
  revision: number
  changed: { by: string; at: string } | null
}

const paths = {
  collection: '/api/admin/collections',
  color: '/api/admin/colors',
  size: '/api/admin/sizes',
  height: '/api/admin/heights',
} as const
const words = { collection: 'collection', color: 'colour', size: 'size', height: 'height' } as const

function callsOf<Kind extends DictionaryKind>(kind: Kind) {
  const fields = fieldsOf[kind] as unknown as z.ZodMiniType<DictionaryFields[Kind]>
  const name = kind === 'size' ? sizeNameSchema : nameSchema
  const path = paths[kind]
  const word = words[kind]
  const row: z.ZodMiniType<DictionaryRow<Kind>> = z.object({
    name: z.string(),
    fields,
    articles: z.int(),
    is_archived: z.optional(z.literal(true)),
    ...changedSchema,
  }) as never
  const params = z.object({ name })
  const rows = z.object({ rows: z.array(row) })
  const one = z.object({ row })
  const order = z.object({ names: z.array(name).check(z.maxLength(MOST_OF_A_DICTIONARY, 'list_full')) })
  const added = z.object({ name: kind === 'size' ? sizeNameSchema : newNameSchema, fields })
  return {
    list: defineEndpoint({
      method: 'GET',
      path,
      access,
      owner: 'catalog',
      summary: `Each ${word} with how many articles have it`,
      result: rows,
    }),
    add: defineEndpoint({
      method: 'POST',
      path,
      access,
      owner: 'catalog',
      action: `${kind}_add`,
      audited: 'all',
      summary: `Adds a ${word}`,
      success: 201,
      body: added,
      result: one,
    }),
    change: defineEndpoint({
      method: 'PUT',
      path: `${path}/:name`,
      access,
      owner: 'catalog',
      action: `${kind}_change`,
      audited: 'all',
      summary: `Changes a ${word}; its name stays`,
      params,
      body: z.object({ fields, revision: revisionSchema }),
      result: one,
    }),
    order: defineEndpoint({
      method: 'POST',
      path: `${path}/order`,
      access,
      owner: 'catalog',
      action: `${kind}_order`,
      audited: 'all',
      summary: `Puts each ${word} in its place`,
      body: order,
      result: rows,
    }),
    listFile: defineListFile({
      path,
      rows: `${word}s`,
      access,
      owner: 'catalog',
      action: `${kind}_export`,
      /** `archived`: those that are archived too. */
      filter: z.object({ archived: z.optional(z.boolean()) }),
      audited: ['archived'],
    }),
  }
}

export type DictionaryCalls<Kind extends DictionaryKind> = ReturnType<typeof callsOf<Kind>>

export const collectionCalls = callsOf('collection')
export const colorCalls = callsOf('color')
export const sizeCalls = callsOf('size')
export const heightCalls = callsOf('height')

/** The calls of each kind, to be answered or asked in the same way. */
export const dictionaryCalls: { [Kind in DictionaryKind]: DictionaryCalls<Kind> } = {
  collection: collectionCalls,
  color: colorCalls,
  size: sizeCalls,
  height: heightCalls,
}

/** In the shape of `short-sizes/all`: sizes that are not named keep their labels. */
export const changeShortSizesEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/sizes/short-sizes/change',
  access,
  owner: 'catalog',
  action: 'size_change',
  audited: 'all',
  summary: 'Changes the short labels of sizes',
  body: z.object({ short_sizes: z.record(sizeNameSchema, shortName) }),
  result: z.object({ short_sizes: z.record(z.string(), z.string()) }),
})
/** In the shape of `heights/all`: the heights in their order; one that is not named keeps its title, at the end. */
export const changeHeightsEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/sizes/heights/change',
  access,
  owner: 'catalog',
  action: 'height_change',
  audited: 'all',
  summary: 'Changes titles and order of the heights',
  body: z.object({
    heights: z.array(z.object({ name: nameSchema, title })).check(z.maxLength(MOST_OF_A_DICTIONARY, 'list_full')),
  }),
  result: z.object({ heights: z.array(z.object({ name: z.string(), title: lineInBoth(60) })) }),
})
