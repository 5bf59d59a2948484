import type { RemoteModule } from '@shop/shell/contract'
import { shellInstance } from '@shop/shell/instance'
import { withTexts } from '../text-chunks.ts'

const remote: RemoteModule = {
  shellInstance,
  texts: {
    uk: () => import(/* webpackChunkName: "texts-uk" */ '../locales/uk.json'),
    en: () => import(/* webpackChunkName: "texts-en" */ '../locales/en.json'),
  },
  pages: {
    home: withTexts(['home'], () =>
      import(/* webpackChunkName: "page-home" */ '../pages/home/HomePage.tsx').then(({ HomePage }) => ({
        default: HomePage,
      })),
    ),
    store: withTexts(['store'], () =>
      import(/* webpackChunkName: "page-store" */ '../pages/store/store-screen.ts').then(
        ({ storeScreen }) => storeScreen,
      ),
    ),
    product: withTexts(['product'], () =>
      import(/* webpackChunkName: "page-product" */ '../pages/product/product-screen.ts').then(
        ({ productScreen }) => productScreen,
      ),
    ),
    bundle: withTexts(['product', 'bundle'], () =>
      import(/* webpackChunkName: "page-bundle" */ '../pages/bundle/BundlePage.tsx').then(({ BundlePage }) => ({
        default: BundlePage,
      })),
    ),
    wishlist: withTexts(['product', 'wishlist'], () =>
      import(/* webpackChunkName: "page-wishlist" */ '../pages/wishlist/WishlistPage.tsx').then(({ WishlistPage }) => ({
        default: WishlistPage,
      })),
    ),
    search: withTexts(['store', 'search'], () =>
      import(/* webpackChunkName: "page-search" */ '../pages/search/SearchPage.tsx').then(({ SearchPage }) => ({
        default: SearchPage,
      })),
    ),
  },
  prepare: {
    pages: {
      product: ({ params: { article = '' }, isMeant }) =>
        import('../pages/product/prepare-product.ts').then(({ prepareProduct }) =>
          prepareProduct(article, { isMeant }),
        ),
      store: ({ query }) =>
        import('../features/store/list/prefetch-store.ts').then(({ prefetchStore }) => prefetchStore(query)),
    },
  },
  slots: {
    'header-search': withTexts(['search'], () =>
      import(/* webpackChunkName: "slot-header-search" */ '../features/search/HeaderSearch.tsx').then(
        ({ HeaderSearch }) => ({ default: HeaderSearch }),
      ),
    ),
    'filter-popup': withTexts(['store', 'filters'], () =>
      import(/* webpackChunkName: "slot-filter-popup" */ '../features/store/filters/FilterPopup.tsx').then(
        ({ FilterPopup }) => ({ default: FilterPopup }),
      ),
    ),
    'size-guide-popup': withTexts(['product', 'size-guide'], () =>
      import(/* webpackChunkName: "slot-size-guide-popup" */ '../features/product/size-guide/SizeGuidePopup.tsx').then(
        ({ SizeGuidePopup }) => ({ default: SizeGuidePopup }),
      ),
    ),
    'preorder-warning': withTexts(['product', 'product-later'], () =>
      import(/* webpackChunkName: "slot-preorder-warning" */ '../features/product/purchase/PreorderWarning.tsx').then(
        ({ PreorderWarning }) => ({ default: PreorderWarning }),
      ),
    ),
  },
}

export default remote
