import { MAX_LINE_COUNT } from '@shop/contracts/cart/cart-limits'
import { type CartKey, type CartLine, isSameLine } from './cart-line.ts'

/** The lines without some. A bundle that misses a garment is none any more, so what is left of it is bought on its own. */
export function withoutLines(lines: readonly CartLine[], keys: readonly CartKey[]): CartLine[] {
  const isTaken = (line: CartLine) => keys.some(key => isSameLine(line, key))
  const rest = lines.filter(line => !isTaken(line))
  // A garment in another size still makes the bundle whole.
  const missed = lines.filter(line => isTaken(line) && !rest.some(other => isSameGarment(line, other)))
  const broken = new Set(missed.map(({ bundle }) => bundle))
  return mergeSameLines(rest.map(line => (broken.has(line.bundle) ? alone(line) : line)))
}

function isSameGarment(one: CartLine, other: CartLine): boolean {
  return one.bundle === other.bundle && one.article === other.article
}

/** `now` with the line that `before` still had, at its place; a bundle is whole again when the rest of it is still there. */
export function withRestoredLine(now: readonly CartLine[], before: readonly CartLine[], key: CartKey): CartLine[] {
  const index = before.findIndex(line => isSameLine(line, key))
  const line = before[index]
  if (!line || now.some(other => isSameLine(other, key))) return [...now]
  const rest = before.filter(other => other.bundle !== null && other.bundle === line.bundle && other !== line)
  const isOfBundle = (other: CartLine) => rest.some(item => isSameLine(other, item) || isSameLine(other, alone(item)))
  if (now.filter(isOfBundle).length < rest.length) return mergeSameLines(now.toSpliced(index, 0, alone(line)))
  const whole = now.map(other => (isOfBundle(other) ? { ...other, bundle: line.bundle } : other))
  return whole.toSpliced(index, 0, line)
}

function alone<Line extends CartLine>(line: Line): Line {
  return { ...line, bundle: null }
}

/** One line for a size that is there twice. */
function mergeSameLines(lines: readonly CartLine[]): CartLine[] {
  const kept: CartLine[] = []
  for (const line of lines) {
    const index = kept.findIndex(other => isSameLine(other, line))
    const twin = kept[index]
    if (twin) kept[index] = { ...line, count: Math.min(twin.count + line.count, MAX_LINE_COUNT) }
    else kept.push(line)
  }
  return kept
}
