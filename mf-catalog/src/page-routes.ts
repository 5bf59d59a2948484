import type { RemoteRoute } from '@shop/contracts/pages'
import { BRAND, homeText, storeText } from '@shop/contracts/texts/page-texts'
import { searchTitle, wishlistTitle } from './page-texts.ts'

/** The pages of this remote. They come with its release: host and host server read them there. */
export const pageRoutes = [
  { path: '/', page: 'home', view: 'home', transparentHeader: true, ...homeText, isIndexed: true, inSitemap: true },
  { path: '/store', page: 'store', view: 'store', ...storeText, isIndexed: true, inSitemap: true },
  // Named by what they show.
  {
    path: '/product/:article',
    page: 'product',
    view: 'product',
    transparentHeader: true,
    title: BRAND,
    isIndexed: true,
  },
  { path: '/bundle/:article', page: 'bundle', view: 'bundle', title: BRAND, isIndexed: true },
  { path: '/wishlist', page: 'wishlist', title: wishlistTitle, isNotCrawled: true },
  { path: '/search', page: 'search', title: searchTitle, isNotCrawled: 'with-query' },
] as const satisfies readonly RemoteRoute[]
