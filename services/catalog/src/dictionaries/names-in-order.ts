/**
 * The names that there are, in the order that staff want. Names that are gone meanwhile are left out; those that came
 * meanwhile follow in the order they had, so that nobody's change is lost.
 */
export function namesInOrder(known: readonly string[], wanted: readonly string[]): string[] {
  const first = [...new Set(wanted)].filter(name => known.includes(name))
  return [...first, ...known.filter(name => !first.includes(name))]
}
