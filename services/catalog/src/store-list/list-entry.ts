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
  /** The card as it leaves the service. */
  card: string
}
