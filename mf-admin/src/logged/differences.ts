/** A step into what is logged: a field, or an item of a list (`sizes`) by its name, else by its number. */
export type Step = string | { item: string | number }

/** `of`: what the value stands in now, or stood in: the currency of an amount stands beside it. */
export type Difference = {
  path: readonly Step[]
  before: unknown
  after: unknown
  of: Readonly<Record<string, unknown>>
}
type Fields = Readonly<Record<string, unknown>>

/**
 * What of a fact is other than before, field by field. Items of lists are compared with those of the same name wherever they
 * stand, so that one more at the beginning does not make all of them look changed.
 */
export function differencesOf(before: unknown, after: unknown): Difference[] {
  return compare(before, after, [], {})
}

function compare(before: unknown, after: unknown, path: readonly Step[], of: Fields): Difference[] {
  if (isSame(before, after)) return []
  const [old, now] = [before ?? undefined, after ?? undefined]
  if (isItems(old ?? now) && isItems(now ?? old)) return compareItems(items(old), items(now), path)
  // A new item says at once what it is; a fact that is new as a whole says it field by field.
  const isItem = typeof path.at(-1) === 'object'
  if (isFields(old ?? now) && isFields(now ?? old) && !(isItem && (!old || !now))) {
    const [was, is] = [fields(old), fields(now)]
    return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap(name =>
      compare(was[name], is[name], [...path, name], { ...was, ...is }),
    )
  }
  return [{ path, before: old ?? null, after: now ?? null, of }]
}

function compareItems(old: readonly Fields[], now: readonly Fields[], path: readonly Step[]): Difference[] {
  const key = keyOf([old, now])
  const nameOf = (item: Fields, index: number) => (key ? String(item[key]) : String(index))
  const [was, is] = [old, now].map(list => new Map(list.map((item, index) => [nameOf(item, index), { item, index }])))
  const names = [...new Set([...(is?.keys() ?? []), ...(was?.keys() ?? [])])]
  const changed = names.flatMap(name => {
    const [one, other] = [was?.get(name), is?.get(name)]
    const place = (other ?? one)?.index ?? 0
    const item = key && !isId(name) ? name : place + 1
    return compare(one?.item, other?.item, [...path, { item }], {})
  })
  const namesLeft = (list: readonly Fields[], others: typeof was) => list.map(nameOf).filter(name => others?.has(name))
  const isMoved = key !== undefined && !isSame(namesLeft(old, is), namesLeft(now, was))
  const nameOrItem = (item: Fields, index: number) => (isId(nameOf(item, index)) ? item : nameOf(item, index))
  return isMoved ? [...changed, { path, before: old.map(nameOrItem), after: now.map(nameOrItem), of: {} }] : changed
}

/** What tells the items of a list apart. */
function keyOf(lists: readonly (readonly Fields[])[]): string | undefined {
  return ['name', 'article', 'size', 'word', 'slug', 'id'].find(key =>
    lists.every(
      list =>
        list.every(item => typeof item[key] === 'string') && new Set(list.map(item => item[key])).size === list.length,
    ),
  )
}

/** Ids and names of files say nothing to anybody. */
export function isId(text: string): boolean {
  return /^(?:[\da-f]{8}-[\da-f]{4}-[\da-f-]{22}|[\da-f]{16,}|shop-[\da-f]+)$/.test(text)
}

/** A price in both currencies is read as one. */
export function isPrice(value: unknown): value is { uah: number; eur: number | null } {
  return typeof value === 'object' && value !== null && Object.keys(value).toSorted().join() === 'eur,uah'
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !isPrice(value)
}

function fields(value: unknown): Fields {
  return isFields(value) ? value : {}
}

function items(value: unknown): Fields[] {
  return Array.isArray(value) ? value : []
}

/** A list of things; one of words, as of articles, is read as one value. */
function isItems(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0 && value.every(isFields)
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
}
