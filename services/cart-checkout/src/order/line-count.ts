type NamedLine = { article: string; size: string; bundle: string | null }

/** The quantity of one line of an order; the same size may stand in it alone and in a bundle. */
export type LineCount = NamedLine & { count: number }

export function isSameLine(one: NamedLine, other: NamedLine): boolean {
  return one.article === other.article && one.size === other.size && one.bundle === other.bundle
}

/** The quantity of the line in the list. */
export function countOf(list: readonly LineCount[], line: NamedLine): number {
  return list.filter(named => isSameLine(named, line)).reduce((sum, { count }) => sum + count, 0)
}
