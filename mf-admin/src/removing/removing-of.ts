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

/** What was archived as a colour or a model is named by its articles from then on. */
export function kindToRestore(kind: RemovableKind): RemovableKind {
  return kind === 'garment' || kind === 'model' ? 'article' : kind
}
