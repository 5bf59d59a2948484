import type { RemoteModule } from '@shop/shell/contract'
import { shellInstance } from '@shop/shell/instance'

const remote: RemoteModule = {
  shellInstance,
  texts: {
    uk: () => import(/* webpackChunkName: "texts-uk" */ '../locales/uk.json'),
    en: () => import(/* webpackChunkName: "texts-en" */ '../locales/en.json'),
  },
  pages: {
    home: () => import(/* webpackChunkName: "page-home" */ './home.ts'),
    store: () => import(/* webpackChunkName: "page-store" */ './store.ts'),
    product: () => import(/* webpackChunkName: "page-product" */ './product.ts'),
    bundle: () => import(/* webpackChunkName: "page-bundle" */ './bundle.ts'),
    wishlist: () => import(/* webpackChunkName: "page-wishlist" */ './wishlist.ts'),
    search: () => import(/* webpackChunkName: "page-search" */ './search.ts'),
  },
  slots: {
    'header-search': () => import(/* webpackChunkName: "slot-header-search" */ './header-search.ts'),
    'filter-popup': () => import(/* webpackChunkName: "slot-filter-popup" */ './filter-popup.ts'),
    'size-guide-popup': () => import(/* webpackChunkName: "slot-size-guide-popup" */ './size-guide-popup.ts'),
    'preorder-warning': () => import(/* webpackChunkName: "slot-preorder-warning" */ './preorder-warning.ts'),
  },
}

export default remote
