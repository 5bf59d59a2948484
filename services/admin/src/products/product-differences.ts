import type { StaffProduct } from '@shop/contracts/staff/goods/staff-product-forms'

type Fields = Record<string, unknown>

// What follows from the rest, or is no one's edit.
const derived = new Set<string>(['revision', 'changed', 'stock', 'lacks', 'variants', 'rate'])

/** The fields in which the two differ, as the audit log keeps them: a change of a price does not copy all texts. */
export function differingFields(before: StaffProduct, after: StaffProduct): { before: Fields; after: Fields } {
  const names = Object.keys(after).filter(name => !derived.has(name))
  const pairs = names.map(name => [name, Reflect.get(before, name), Reflect.get(after, name)] as const)
  const differing = pairs.filter(([, old, now]) => JSON.stringify(old) !== JSON.stringify(now))
  return {
    before: Object.fromEntries(differing.map(([name, old]) => [name, old])),
    after: Object.fromEntries(differing.map(([name, , now]) => [name, now])),
  }
}
