import type {
  GoodsExchange,
  GoodsMapping,
  PriceUse,
  ValueKind,
} from '@shop/contracts/staff/exchange/staff-goods-exchange'

type ValueRow = { kind: ValueKind; value: string; name: string }

/** The mapping as its form has it: a row for each name that 1C has used; what nobody has said anything of is empty. */
export type MappingDraft = Omit<
  GoodsMapping,
  'default_color' | 'default_collection' | 'price_types' | 'groups' | 'values'
> & {
  default_color: string
  default_collection: string
  price_types: { id: string; use: PriceUse | '' }[]
  groups: { id: string; category: string }[]
  /** Values that offers wait for come first. */
  values: ValueRow[]
}

export function draftOf({ mapping, seen }: GoodsExchange): MappingDraft {
  const uses = new Map(mapping.price_types.map(({ id, use }) => [id, use]))
  const categories = new Map(mapping.groups.map(({ id, category }) => [id, category]))
  const unsaid = (seen.values ?? []).map(({ kind, value }) => ({ kind, value, name: '' }))
  return {
    ...mapping,
    default_color: mapping.default_color ?? '',
    default_collection: mapping.default_collection ?? '',
    price_types: idsOf(seen.price_types, mapping.price_types).map(id => ({ id, use: uses.get(id) ?? '' })),
    groups: idsOf(seen.groups, mapping.groups).map(id => ({ id, category: categories.get(id) ?? '' })),
    values: [...unsaid, ...(mapping.values ?? [])],
  }
}

/** What is sent of it. */
export function mappingOf(draft: MappingDraft): GoodsMapping {
  return {
    ...draft,
    default_color: draft.default_color || null,
    default_collection: draft.default_collection || null,
    price_types: draft.price_types.flatMap(({ id, use }) => (use === '' ? [] : [{ id, use }])),
    groups: draft.groups.filter(({ category }) => category !== ''),
    values: draft.values.filter(({ name }) => name !== ''),
  }
}

/** The row of the form at which a row of what was sent stands. */
export function placeAmongSent(
  rows: readonly { id: string }[],
  sent: readonly { id: string }[],
  place: number,
): number {
  return sent.findIndex(({ id }) => id === rows[place]?.id)
}

/** Names of 1C stay in the form although a file does not use them any more. */
function idsOf(seen: readonly { id: string }[], mapped: readonly { id: string }[]): string[] {
  return [...new Set([...seen, ...mapped].map(({ id }) => id))]
}
