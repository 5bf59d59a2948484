import type { RemoteModule } from '@shop/shell/contract'
import { shellInstance } from '@shop/shell/instance'

const remote: RemoteModule = {
  shellInstance,
  texts: {
    uk: () => import(/* webpackChunkName: "texts-uk" */ '../locales/uk.json'),
    en: () => import(/* webpackChunkName: "texts-en" */ '../locales/en.json'),
  },
  pages: {
    login: () => import(/* webpackChunkName: "page-login" */ './login.ts'),
    home: () => import(/* webpackChunkName: "page-home" */ './home.ts'),
    orders: () => import(/* webpackChunkName: "page-orders" */ './orders.ts'),
    other: () => import(/* webpackChunkName: "page-other" */ './other.ts'),
    'promo-codes': () => import(/* webpackChunkName: "page-promo-codes" */ './promo-codes.ts'),
    'third-party-orders': () => import(/* webpackChunkName: "page-third-party-orders" */ './third-party-orders.ts'),
    outbox: () => import(/* webpackChunkName: "page-outbox" */ './outbox.ts'),
  },
  slots: {},
}

export default remote
