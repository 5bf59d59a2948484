/** One bit for each article of the list, in blocks of 32. Signed numbers are what the processor has; unsigned ones would become fractions. */
export type Bitset = Int32Array

/** Room for so many articles, none of them in it. */
export function emptyBitset(size: number): Bitset {
  return new Int32Array((size + 31) >>> 5)
}

/** Puts the article at this position (its number in the list, from 0) into the set. */
export function addTo(bits: Bitset, position: number): void {
  bits[position >>> 5] = blockAt(bits, position >>> 5) | (1 << (position & 31))
}

/** Takes the article at this position out of the set. */
export function takeFrom(bits: Bitset, position: number): void {
  bits[position >>> 5] = blockAt(bits, position >>> 5) & ~(1 << (position & 31))
}

/** Is the article at this position in the set? */
export function has(bits: Bitset, position: number): boolean {
  return ((blockAt(bits, position >>> 5) >>> (position & 31)) & 1) === 1
}

/** Leaves in `bits` only what stands in `others` too. */
export function keepCommon(bits: Bitset, others: Bitset): void {
  for (let block = 0; block < bits.length; block++) bits[block] = blockAt(bits, block) & blockAt(others, block)
}

/** Puts all of `others` into `bits`. */
export function addAll(bits: Bitset, others: Bitset): void {
  for (let block = 0; block < bits.length; block++) bits[block] = blockAt(bits, block) | blockAt(others, block)
}

/** How many articles are in the set. */
export function countOf(bits: Bitset): number {
  let count = 0
  for (let block = 0; block < bits.length; block++) count += onesIn(blockAt(bits, block))
  return count
}

/** Visits the articles of the set, lowest position first. */
export function forEachIn(bits: Bitset, visit: (position: number) => void): void {
  for (let block = 0; block < bits.length; block++)
    for (let left = blockAt(bits, block); left !== 0; left &= left - 1) visit(block * 32 + firstIn(left))
}

/** Thirty-two articles at once: the block with this number; beyond the end there are none. */
export function blockAt(bits: Bitset, block: number): number {
  return bits[block] ?? 0
}

// Adds neighbouring bits in pairs, then fours, then bytes; the product gathers the four bytes in the highest.
/** How many bits of the block are set. */
export function onesIn(block: number): number {
  const pairs = block - ((block >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** The lowest bit that is set. */
export function firstIn(block: number): number {
  return 31 - Math.clz32(block & -block)
}

/** The blocks of a set that are not empty, and where they stand: most filters leave few, and each value is counted among them. */
export type NonZeroBlocks = { at: Int32Array; bits: Int32Array }

/** Keeps the blocks that are not empty. */
export function nonZeroBlocks(set: Bitset): NonZeroBlocks {
  const at = new Int32Array(set.length)
  let filled = 0
  for (let block = 0; block < set.length; block++) if (blockAt(set, block) !== 0) at[filled++] = block
  const blocks = at.subarray(0, filled)
  return { at: blocks, bits: blocks.map(block => blockAt(set, block)) }
}

/** How many stand in both. */
export function countCommon({ at, bits }: NonZeroBlocks, set: Bitset): number {
  let count = 0
  for (let number = 0; number < at.length; number++) count += onesIn((bits[number] ?? 0) & (set[at[number] ?? 0] ?? 0))
  return count
}
