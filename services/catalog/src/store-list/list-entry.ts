export const groups = ['categories', 'collections', 'colors', 'sizes', 'heights'] as const

/** What shoppers filter by. Inside a group one value is enough, but every group that is used must agree. */
export type Group = (typeof groups)[number]

/** What the list knows of one article. */
export type ListEntry = {
  article: string
  values: Record<Group, readonly string[]>
  published_on: string
  /** Own discount, whole percent. */
  discount: number
  /** Lowest price in minor units; null when it is sold out. */
  lowest: { uah: number; eur: number } | null
  /** All colours and heights of one design. */
  model: string
  /** Articles that differ in nothing but their height are one garment. */
  garment: string
  /** Can only be ordered in advance. */
  isAwaited: boolean
  /** The card as it leaves the service. */
  card: string
  /** The card of the store (`view=card`) up to the heights it stands for; its last brace is still to come. */
  cardPrefix: string
  /** What stands in for the picture, as a further member of the card; empty when there is nothing. */
  placeholder: string
}
