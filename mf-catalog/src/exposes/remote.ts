import type { RemoteModule } from '@shop/shell/contract'
import { shellInstance } from '@shop/shell/instance'
import { withTexts } from '../part-texts.ts'

const remote: RemoteModule = {
  shellInstance,
  texts: {
    uk: () => import(/* webpackChunkName: "texts-uk" */ '../locales/uk.json'),
    en: () => import(/* webpackChunkName: "texts-en" */ '../locales/en.json'),
  },
  pages: {
    home: withTexts(['home'], () => import(/* webpackChunkName: "page-home" */ './home.ts')),
    store: withTexts(['store'], () => import(/* webpackChunkName: "page-store" */ './store.ts')),
    product: withTexts(['product'], () => import(/* webpackChunkName: "page-product" */ './product.ts')),
    bundle: withTexts(['product', 'bundle'], () => import(/* webpackChunkName: "page-bundle" */ './bundle.ts')),
    wishlist: withTexts(['product', 'wishlist'], () => import(/* webpackChunkName: "page-wishlist" */ './wishlist.ts')),
    search: withTexts(['store', 'search'], () => import(/* webpackChunkName: "page-search" */ './search.ts')),
  },
  slots: {
    'header-search': withTexts(
      ['search'],
      () => import(/* webpackChunkName: "slot-header-search" */ './header-search.ts'),
    ),
    'filter-popup': withTexts(['store'], () => import(/* webpackChunkName: "slot-filter-popup" */ './filter-popup.ts')),
    'size-guide-popup': withTexts(
      ['product', 'size-guide'],
      () => import(/* webpackChunkName: "slot-size-guide-popup" */ './size-guide-popup.ts'),
    ),
    'preorder-warning': withTexts(
      ['product', 'preorder'],
      () => import(/* webpackChunkName: "slot-preorder-warning" */ './preorder-warning.ts'),
    ),
  },
}

export default remote
