import type { RemoteModule } from '@shop/shell/contract'
import { shellInstance } from '@shop/shell/instance'
import { withTexts } from '../chunk-texts.ts'

const remote: RemoteModule = {
  shellInstance,
  texts: {
    uk: () => import(/* webpackChunkName: "texts-uk" */ '../locales/uk.json'),
    en: () => import(/* webpackChunkName: "texts-en" */ '../locales/en.json'),
  },
  pages: {
    newsletter: withTexts(['newsletter'], () => import(/* webpackChunkName: "page-newsletter" */ './newsletter.ts')),
    personal: withTexts(['personal'], () => import(/* webpackChunkName: "page-personal" */ './personal.ts')),
    register: withTexts(['register', 'phone'], () => import(/* webpackChunkName: "page-register" */ './register.ts')),
    verify: withTexts(['verify'], () => import(/* webpackChunkName: "page-verify" */ './verify.ts')),
    'reset-password': withTexts(
      ['reset'],
      () => import(/* webpackChunkName: "page-reset-password" */ './reset-password.ts'),
    ),
    'update-password': withTexts(
      ['reset'],
      () => import(/* webpackChunkName: "page-update-password" */ './update-password.ts'),
    ),
    login: () => import(/* webpackChunkName: "page-login" */ './login.ts'),
  },
  slots: {
    'newsletter-box': withTexts(
      ['newsletter'],
      () => import(/* webpackChunkName: "slot-newsletter-box" */ './newsletter-box.ts'),
    ),
    'newsletter-thanks': withTexts(
      ['newsletter'],
      () => import(/* webpackChunkName: "slot-newsletter-thanks" */ './newsletter-thanks.ts'),
    ),
    birthday: withTexts(['prompts'], () => import(/* webpackChunkName: "slot-birthday" */ './birthday.ts')),
    'registration-invitation': withTexts(
      ['prompts'],
      () => import(/* webpackChunkName: "slot-registration-invitation" */ './registration-invitation.ts'),
    ),
    'loyalty-prompt': withTexts(
      ['prompts'],
      () => import(/* webpackChunkName: "slot-loyalty-prompt" */ './loyalty-prompt.ts'),
    ),
    'confirm-phone': withTexts(
      ['phone'],
      () => import(/* webpackChunkName: "slot-confirm-phone" */ './confirm-phone.ts'),
    ),
    'verification-bar': withTexts(
      ['verify'],
      () => import(/* webpackChunkName: "slot-verification-bar" */ './verification-bar.ts'),
    ),
    'login-popup': () => import(/* webpackChunkName: "slot-login-popup" */ './login-popup.ts'),
  },
}

export default remote
