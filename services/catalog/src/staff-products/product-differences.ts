import { type StaffProduct, staffProductSchema } from '@shop/contracts/staff/goods/staff-product-forms'

type Fields = Record<string, unknown>

// What follows from the rest, or is no one's edit.
const derived = new Set<string>(['revision', 'changed', 'stock', 'lacks', 'variants', 'rate'])

/** The fields in which the two differ, as the audit log keeps them: a change of a price does not copy all texts. */
export function differingFields(old: StaffProduct, now: StaffProduct): { before: Fields; after: Fields } {
  // As staff see them: in one order of fields, and without what the contract does not name.
  const [before, after]: Fields[] = [staffProductSchema.parse(old), staffProductSchema.parse(now)]
  const isOther = (name: string) => JSON.stringify(before?.[name]) !== JSON.stringify(after?.[name])
  const names = Object.keys({ ...after }).filter(name => !derived.has(name) && isOther(name))
  const only = (fields: Fields | undefined) => Object.fromEntries(names.map(name => [name, fields?.[name]]))
  return { before: only(before), after: only(after) }
}
