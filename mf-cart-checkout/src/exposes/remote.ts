import type { RemoteModule } from '@shop/shell/contract'
import { shellInstance } from '@shop/shell/instance'

const remote: RemoteModule = {
  shellInstance,
  texts: {
    uk: () => import(/* webpackChunkName: "texts-uk" */ '../locales/uk.json'),
    en: () => import(/* webpackChunkName: "texts-en" */ '../locales/en.json'),
  },
  pages: {
    cart: () =>
      import(/* webpackChunkName: "page-cart" */ '../pages/CartPage.tsx').then(({ CartPage }) => ({
        default: CartPage,
      })),
    checkout: () =>
      import(/* webpackChunkName: "page-checkout" */ '../pages/CheckoutPage.tsx').then(({ CheckoutPage }) => ({
        default: CheckoutPage,
      })),
    'order-status': () =>
      import(/* webpackChunkName: "page-order-status" */ '../pages/OrderStatusPage.tsx').then(
        ({ OrderStatusPage }) => ({
          default: OrderStatusPage,
        }),
      ),
    'third-party-order': () =>
      import(/* webpackChunkName: "page-third-party-order" */ '../pages/ThirdPartyOrderPage.tsx').then(
        ({ ThirdPartyOrderPage }) => ({ default: ThirdPartyOrderPage }),
      ),
    payment: () =>
      import(/* webpackChunkName: "page-payment" */ '../pages/PaymentPage.tsx').then(({ PaymentPage }) => ({
        default: PaymentPage,
      })),
  },
  slots: {
    'payment-unavailable': () =>
      import(/* webpackChunkName: "slot-payment-unavailable" */ '../features/payment/pay/PaymentUnavailable.tsx').then(
        ({ PaymentUnavailable }) => ({ default: PaymentUnavailable }),
      ),
    'cart-popup': () =>
      import(/* webpackChunkName: "slot-cart-popup" */ '../features/cart/CartPopup.tsx').then(({ CartPopup }) => ({
        default: CartPopup,
      })),
  },
  prepare: {
    slots: {
      'cart-popup': popup =>
        import(/* webpackChunkName: "slot-cart-popup" */ '../quoted-cart/prepare-cart.ts').then(({ prepareCart }) =>
          prepareCart(popup),
        ),
    },
  },
}

export default remote
