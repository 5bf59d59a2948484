/**
 * The items with those of `ids` taken out and put, in the order they had, before the item that stood at `place`
 * (0 = first, the number of items = last). Ids that no item has change nothing.
 */
export function moved<Item extends { id: string }>(
  items: readonly Item[],
  ids: readonly string[],
  place: number,
): Item[] {
  const taken = new Set(ids)
  const stays = ({ id }: Item) => !taken.has(id)
  return [
    ...items.slice(0, place).filter(stays),
    ...items.filter(({ id }) => taken.has(id)),
    ...items.slice(place).filter(stays),
  ]
}
