import {
  goodsRemoving,
  promoRemoving,
  type RemovableKind,
  type RemovingCalls,
} from '@shop/contracts/staff/removing/removing'

/** The calls that take things of a kind away. */
export function removingOf(kind: RemovableKind): RemovingCalls {
  return kind === 'promo_code' ? promoRemoving : goodsRemoving
}

/** Archiving a colour or a model answers with its articles: which of them were not archived before. */
export function kindOfArchived(kind: RemovableKind): RemovableKind {
  return kind === 'garment' || kind === 'model' ? 'article' : kind
}
