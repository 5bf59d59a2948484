/** Articles whose shelf tells a story; sizes in the order of the size chart. */
const told: Record<string, number[]> = {
  'DR-1042-BUR-R': [18, 24, 24, 24, 18, 12],
  'DR-1042-BUR-L': [12, 18, 18, 18, 12, 8],
}

const usualShelf = [2, 5, 7, 6, 3, 2]

/** Pieces on hand of one size. An ordinary shelf differs a little from article to article, with gaps at its ends. */
export function onHand(article: string, sizeIndex: number): number {
  const pieces = told[article]?.[sizeIndex]
  if (pieces !== undefined) return pieces
  const usual = usualShelf[sizeIndex] ?? 0
  return Math.max(0, usual - ((letterSum(article) + sizeIndex * 5) % 4))
}

function letterSum(article: string): number {
  return [...article].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
}
