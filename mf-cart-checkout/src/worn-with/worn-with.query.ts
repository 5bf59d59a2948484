import { allBundlesEndpoint, type BundleCard } from '@shop/contracts/catalog/bundles'
import type { StoreCard } from '@shop/contracts/catalog/product-lists'
import { recommendedCardsEndpoint } from '@shop/contracts/catalog/store-cards'
import type { CartLine } from '@shop/shell/cart/cart'
import { endpointQuery, queryClient, useEndpoint } from '@shop/shell/query'

const MOST_LOOKS = 2
const MOST_GARMENTS = 3
/** An answer up to this age is shown at once. */
const STILL_GOOD_MS = 60_000

type WornWith = { looks: readonly BundleCard[]; garments: readonly StoreCard[] }

const looksInput = (article: string) => ({ query: { piece: article } })
const garmentsInput = (article: string) => ({ query: { article, view: 'card' as const } })

/**
 * What the garment that was added last is worn with: looks that can be had whole, else what staff recommend with it; nothing that lies
 * in the cart already. Null while it is not known. The page of the garment asks the same, so its answers are found here.
 */
export function useWornWith(lines: readonly CartLine[]): WornWith | null {
  const article = lines.at(-1)?.article ?? ''
  const looks = useEndpoint(allBundlesEndpoint, looksInput(article), { enabled: article !== '' })
  const shownLooks = looks.data?.bundles.filter(isNew(lines)).slice(0, MOST_LOOKS) ?? []
  const hasNoLook = looks.isSuccess && shownLooks.length === 0
  const garments = useEndpoint(recommendedCardsEndpoint, garmentsInput(article), { enabled: hasNoLook })
  if (!hasNoLook) return looks.isSuccess ? { looks: shownLooks, garments: [] } : null
  if (!garments.isSuccess) return null
  const others = garments.data.list.filter(card => lines.every(line => line.article !== card.article))
  return { looks: [], garments: others.slice(0, MOST_GARMENTS) }
}

/** Asks ahead for what the cart will show once the line lies in it. */
export async function prefetchWornWith(lines: readonly CartLine[]): Promise<void> {
  const article = lines.at(-1)?.article
  if (!article) return
  const fresh = { staleTime: STILL_GOOD_MS, retry: false }
  const { bundles } = await queryClient.fetchQuery({
    ...endpointQuery(allBundlesEndpoint, looksInput(article)),
    ...fresh,
  })
  if (bundles.some(isNew(lines))) return
  await queryClient.prefetchQuery({ ...endpointQuery(recommendedCardsEndpoint, garmentsInput(article)), ...fresh })
}

function isNew(lines: readonly CartLine[]) {
  return (look: BundleCard) => look.in_stock && lines.every(line => line.bundle !== look.article)
}
