/**
 * The items with those of `ids` taken out and put, in the order they had, before the item that stood at `index`
 * (0 = first, the number of items = last). Ids that no item has change nothing.
 */
export function moveItems<Item extends { id: string }>(
  items: readonly Item[],
  ids: readonly string[],
  index: number,
): Item[] {
  const taken = new Set(ids)
  const stays = ({ id }: Item) => !taken.has(id)
  return [
    ...items.slice(0, index).filter(stays),
    ...items.filter(({ id }) => taken.has(id)),
    ...items.slice(index).filter(stays),
  ]
}

/**
 * Where the item at `from` may be put, in a list whose items stand under one another: before each of its siblings, and
 * after the last of them. `depths` are those of all items, parents first.
 */
export function placesAmongSiblings(depths: readonly number[], from: number): number[] {
  const depth = depths[from] ?? 0
  const start = depths.findLastIndex((other, at) => at < from && other < depth) + 1
  const after = depths.findIndex((other, at) => at > from && other < depth)
  const end = after < 0 ? depths.length : after
  return [...depths.keys()].filter(at => at >= start && at < end && depths[at] === depth).concat(end)
}
