import { type Bitset, blockAt, onesIn } from './bitset.ts'

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
