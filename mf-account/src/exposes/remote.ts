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
  },
  slots: {
    'login-popup': () => import(/* webpackChunkName: "slot-login-popup" */ './login-popup.ts'),
  },
}

export default remote
