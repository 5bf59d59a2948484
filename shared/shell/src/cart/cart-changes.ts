import { type CartLine, isSameLine } from './cart-line.ts'

/** What was done here since `base`, done to the cart that another device has changed meanwhile. */
export function withLocalChanges(
  base: readonly CartLine[],
  local: readonly CartLine[],
  theirs: readonly CartLine[],
): CartLine[] {
  const kept = theirs.flatMap(line => {
    const before = find(base, line)
    const here = find(local, line)
    if (!here) return before ? [] : [line]
    return before && isAlike(before, here) ? [line] : [here]
  })
  const added = local.filter(line => !find(theirs, line) && !isUntouched(base, line))
  return [...kept, ...added]
}

/** Do both carts hold the same lines with the same counts? When they were touched makes no difference. */
export function isSameCart(one: readonly CartLine[], other: readonly CartLine[]): boolean {
  return one.length === other.length && one.every(line => find(other, line)?.count === line.count)
}

/** What the other device took out, and nobody touched here, stays out. */
function isUntouched(base: readonly CartLine[], line: CartLine): boolean {
  const before = find(base, line)
  return before !== undefined && isAlike(before, line)
}

function isAlike(one: CartLine, other: CartLine): boolean {
  return one.count === other.count && one.timestamp === other.timestamp
}

function find(lines: readonly CartLine[], wanted: CartLine): CartLine | undefined {
  return lines.find(line => isSameLine(line, wanted))
}
