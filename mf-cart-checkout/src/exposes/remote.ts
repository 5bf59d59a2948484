import type { RemoteModule } from '@shop/shell/contract'
import { shellInstance } from '@shop/shell/instance'

const remote: RemoteModule = {
  shellInstance,
  texts: {
    uk: () => import(/* webpackChunkName: "texts-uk" */ '../locales/uk.json'),
    en: () => import(/* webpackChunkName: "texts-en" */ '../locales/en.json'),
  },
  pages: {
    cart: () => import(/* webpackChunkName: "page-cart" */ './cart.ts'),
    checkout: () => import(/* webpackChunkName: "page-checkout" */ './checkout.ts'),
    'third-party-order': () => import(/* webpackChunkName: "page-third-party-order" */ './third-party-order.ts'),
    payment: () => import(/* webpackChunkName: "page-payment" */ './payment.ts'),
  },
  slots: {
    'payment-unavailable': () => import(/* webpackChunkName: "slot-payment-unavailable" */ './payment-unavailable.ts'),
    'cart-popup': () => import(/* webpackChunkName: "slot-cart-popup" */ './cart-popup.ts'),
  },
}

export default remote
