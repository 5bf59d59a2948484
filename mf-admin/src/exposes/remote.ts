import { knowErrorCodes } from '@shop/contracts/errors'
import { staffErrorStatus } from '@shop/contracts/staff-errors'
import type { RemoteModule } from '@shop/shell/contract'
import { shellInstance } from '@shop/shell/instance'

knowErrorCodes(Object.keys(staffErrorStatus))

const remote: RemoteModule = {
  shellInstance,
  texts: {
    uk: () => import(/* webpackChunkName: "texts-uk" */ '../locales/uk.json'),
    en: () => import(/* webpackChunkName: "texts-en" */ '../locales/en.json'),
  },
  pages: {
    login: () =>
      import(/* webpackChunkName: "page-login" */ '../pages/LoginPage.tsx').then(({ LoginPage }) => ({
        default: LoginPage,
      })),
    invitation: () =>
      import(/* webpackChunkName: "page-invitation" */ '../pages/InvitationPage.tsx').then(({ InvitationPage }) => ({
        default: InvitationPage,
      })),
    me: () =>
      import(/* webpackChunkName: "page-me" */ '../pages/OwnAccountPage.tsx').then(({ OwnAccountPage }) => ({
        default: OwnAccountPage,
      })),
    people: () =>
      import(/* webpackChunkName: "page-people" */ '../pages/PeoplePage.tsx').then(({ PeoplePage }) => ({
        default: PeoplePage,
      })),
    audit: () =>
      import(/* webpackChunkName: "page-audit" */ '../pages/AuditPage.tsx').then(({ AuditPage }) => ({
        default: AuditPage,
      })),
    home: () =>
      import(/* webpackChunkName: "page-home" */ '../pages/HomePage.tsx').then(({ HomePage }) => ({
        default: HomePage,
      })),
    'home-editor': () =>
      import(/* webpackChunkName: "page-home-editor" */ '../pages/HomeEditorPage.tsx').then(({ HomeEditorPage }) => ({
        default: HomeEditorPage,
      })),
    images: () =>
      import(/* webpackChunkName: "page-images" */ '../pages/ImagesPage.tsx').then(({ ImagesPage }) => ({
        default: ImagesPage,
      })),
    'article-images': () =>
      import(/* webpackChunkName: "page-article-images" */ '../pages/ArticleImagesPage.tsx').then(
        ({ ArticleImagesPage }) => ({ default: ArticleImagesPage }),
      ),
    orders: () =>
      import(/* webpackChunkName: "page-orders" */ '../pages/OrdersPage.tsx').then(({ OrdersPage }) => ({
        default: OrdersPage,
      })),
    bundles: () =>
      import(/* webpackChunkName: "page-bundles" */ '../pages/BundlesPage.tsx').then(({ BundlesPage }) => ({
        default: BundlesPage,
      })),
    bundle: () =>
      import(/* webpackChunkName: "page-bundle" */ '../pages/BundlePage.tsx').then(({ BundlePage }) => ({
        default: BundlePage,
      })),
    other: () =>
      import(/* webpackChunkName: "page-other" */ '../pages/OtherPage.tsx').then(({ OtherPage }) => ({
        default: OtherPage,
      })),
    products: () =>
      import(/* webpackChunkName: "page-products" */ '../pages/ProductsPage.tsx').then(({ ProductsPage }) => ({
        default: ProductsPage,
      })),
    'new-product': () =>
      import(/* webpackChunkName: "page-new-product" */ '../pages/NewProductPage.tsx').then(({ NewProductPage }) => ({
        default: NewProductPage,
      })),
    product: () =>
      import(/* webpackChunkName: "page-product" */ '../pages/ProductPage.tsx').then(({ ProductPage }) => ({
        default: ProductPage,
      })),
    'promo-codes': () =>
      import(/* webpackChunkName: "page-promo-codes" */ '../pages/PromoCodesPage.tsx').then(({ PromoCodesPage }) => ({
        default: PromoCodesPage,
      })),
    'third-party-orders': () =>
      import(/* webpackChunkName: "page-third-party-orders" */ '../pages/ThirdPartyOrdersPage.tsx').then(
        ({ ThirdPartyOrdersPage }) => ({ default: ThirdPartyOrdersPage }),
      ),
    import: () =>
      import(/* webpackChunkName: "page-import" */ '../pages/ImportPage.tsx').then(({ ImportPage }) => ({
        default: ImportPage,
      })),
    rates: () =>
      import(/* webpackChunkName: "page-rates" */ '../pages/RatesPage.tsx').then(({ RatesPage }) => ({
        default: RatesPage,
      })),
    delivery: () =>
      import(/* webpackChunkName: "page-delivery" */ '../pages/DeliveryPage.tsx').then(({ DeliveryPage }) => ({
        default: DeliveryPage,
      })),
    settings: () =>
      import(/* webpackChunkName: "page-settings" */ '../pages/SettingsPage.tsx').then(({ SettingsPage }) => ({
        default: SettingsPage,
      })),
    'shop-location': () =>
      import(/* webpackChunkName: "page-shop-location" */ '../pages/ShopLocationPage.tsx').then(
        ({ ShopLocationPage }) => ({ default: ShopLocationPage }),
      ),
    categories: () =>
      import(/* webpackChunkName: "page-categories" */ '../pages/CategoriesPage.tsx').then(({ CategoriesPage }) => ({
        default: CategoriesPage,
      })),
    dictionaries: () =>
      import(/* webpackChunkName: "page-dictionaries" */ '../pages/DictionariesPage.tsx').then(
        ({ DictionariesPage }) => ({ default: DictionariesPage }),
      ),
    texts: () =>
      import(/* webpackChunkName: "page-texts" */ '../pages/TextsPage.tsx').then(({ TextsPage }) => ({
        default: TextsPage,
      })),
    redirects: () =>
      import(/* webpackChunkName: "page-redirects" */ '../pages/RedirectsPage.tsx').then(({ RedirectsPage }) => ({
        default: RedirectsPage,
      })),
    outbox: () =>
      import(/* webpackChunkName: "page-outbox" */ '../pages/OutboxPage.tsx').then(({ OutboxPage }) => ({
        default: OutboxPage,
      })),
    releases: () =>
      import(/* webpackChunkName: "page-releases" */ '../pages/ReleasesPage.tsx').then(({ ReleasesPage }) => ({
        default: ReleasesPage,
      })),
  },
  slots: {},
}

export default remote
