import { $wishlist } from '@shop/shell/wishlist'
import { useState } from 'react'

/** What was wished for when the page was opened: a heart pressed by mistake must not take its card away. */
export function useWishedArticles(): readonly string[] {
  const [articles] = useState(() => $wishlist.get().map(({ article }) => article))
  return articles
}
