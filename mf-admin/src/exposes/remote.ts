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
  },
  slots: {},
}

export default remote
