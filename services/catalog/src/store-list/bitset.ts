/** One bit for each article of the list, 32 to a word. Signed words are numbers the processor has; unsigned ones would be stretched to fractions. */
export type Bitset = Int32Array

export function emptyBitset(size: number): Bitset {
  return new Int32Array((size + 31) >>> 5)
}

export function addTo(bits: Bitset, place: number): void {
  bits[place >>> 5] = wordAt(bits, place >>> 5) | (1 << (place & 31))
}

export function takeFrom(bits: Bitset, place: number): void {
  bits[place >>> 5] = wordAt(bits, place >>> 5) & ~(1 << (place & 31))
}

export function has(bits: Bitset, place: number): boolean {
  return ((wordAt(bits, place >>> 5) >>> (place & 31)) & 1) === 1
}

/** Leaves in `bits` only what stands in `others` too. */
export function keepCommon(bits: Bitset, others: Bitset): void {
  for (let word = 0; word < bits.length; word++) bits[word] = wordAt(bits, word) & wordAt(others, word)
}

export function addAll(bits: Bitset, others: Bitset): void {
  for (let word = 0; word < bits.length; word++) bits[word] = wordAt(bits, word) | wordAt(others, word)
}

export function countOf(bits: Bitset): number {
  let count = 0
  for (let word = 0; word < bits.length; word++) count += onesIn(wordAt(bits, word))
  return count
}

export function forEachIn(bits: Bitset, visit: (place: number) => void): void {
  for (let word = 0; word < bits.length; word++)
    for (let left = wordAt(bits, word); left !== 0; left &= left - 1) visit(word * 32 + firstIn(left))
}

export function wordAt(bits: Bitset, word: number): number {
  return bits[word] ?? 0
}

// Adds neighbouring bits in pairs, then fours, then bytes; the product gathers the four bytes in the highest.
export function onesIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** The lowest bit that is set. */
export function firstIn(word: number): number {
  return 31 - Math.clz32(word & -word)
}
