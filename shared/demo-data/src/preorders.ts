/** By article: in how many days the pieces that are sold in advance arrive. Nothing of these is on the shelf. */
export const preorders: Record<string, number> = {}
