export type Difference = { field: string; before: string | null; after: string | null }

/** What of a fact is other than before, field by field; nested facts are named by their path, such as `title.uk`. */
export function differencesOf(before: unknown, after: unknown): Difference[] {
  const [old, now] = [flat(before), flat(after)]
  const fields = [...new Set([...old.keys(), ...now.keys()])]
  return fields
    .map(field => ({ field, before: old.get(field) ?? null, after: now.get(field) ?? null }))
    .filter(one => one.before !== one.after)
}

function flat(value: unknown, path = ''): Map<string, string> {
  if (value === undefined || value === null) return new Map()
  if (typeof value !== 'object') return new Map([[path, String(value)]])
  // A short list of words is read as one: sizes, articles.
  if (Array.isArray(value) && value.every(one => typeof one !== 'object'))
    return value.length > 0 ? new Map([[path, value.join(', ')]]) : new Map()
  return new Map(Object.entries(value).flatMap(([name, part]) => [...flat(part, path ? `${path}.${name}` : name)]))
}
