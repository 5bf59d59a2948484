/**
 * One bit for each article of the list, 32 to a word: a word here is the processor's, 32 bits that it reads at once. Signed
 * words are numbers the processor has; unsigned ones would be stretched to fractions.
 */
export type Bitset = Int32Array

/** Room for so many articles, none of them in it. */
export function emptyBitset(size: number): Bitset {
  return new Int32Array((size + 31) >>> 5)
}

/** Puts the article at this place (its number in the list, from 0) into the set. */
export function addTo(bits: Bitset, place: number): void {
  bits[place >>> 5] = wordAt(bits, place >>> 5) | (1 << (place & 31))
}

/** Takes the article at this place out of the set. */
export function takeFrom(bits: Bitset, place: number): void {
  bits[place >>> 5] = wordAt(bits, place >>> 5) & ~(1 << (place & 31))
}

/** Is the article at this place in the set? */
export function has(bits: Bitset, place: number): boolean {
  return ((wordAt(bits, place >>> 5) >>> (place & 31)) & 1) === 1
}

/** Leaves in `bits` only what stands in `others` too. */
export function keepCommon(bits: Bitset, others: Bitset): void {
  for (let word = 0; word < bits.length; word++) bits[word] = wordAt(bits, word) & wordAt(others, word)
}

/** Puts all of `others` into `bits`. */
export function addAll(bits: Bitset, others: Bitset): void {
  for (let word = 0; word < bits.length; word++) bits[word] = wordAt(bits, word) | wordAt(others, word)
}

/** How many articles are in the set. */
export function countOf(bits: Bitset): number {
  let count = 0
  for (let word = 0; word < bits.length; word++) count += onesIn(wordAt(bits, word))
  return count
}

/** Visits the articles of the set, lowest place first. */
export function forEachIn(bits: Bitset, visit: (place: number) => void): void {
  for (let word = 0; word < bits.length; word++)
    for (let left = wordAt(bits, word); left !== 0; left &= left - 1) visit(word * 32 + firstIn(left))
}

/** Thirty-two articles at once: the word with this number; beyond the end there are none. */
export function wordAt(bits: Bitset, word: number): number {
  return bits[word] ?? 0
}

// Adds neighbouring bits in pairs, then fours, then bytes; the product gathers the four bytes in the highest.
/** How many bits of the word are set. */
export function onesIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** The lowest bit that is set. */
export function firstIn(word: number): number {
  return 31 - Math.clz32(word & -word)
}
