import { goodsRemoving, type RemovableKind, type RemovingCalls } from '@shop/contracts/staff/removing/removing'

/** The calls that take things of a kind away. */
export function removingOf(_kind: RemovableKind): RemovingCalls {
  return goodsRemoving
}

/** What was archived as a colour or a model is named by its articles from then on. */
export function kindToRestore(kind: RemovableKind): RemovableKind {
  return kind === 'garment' || kind === 'model' ? 'article' : kind
}
