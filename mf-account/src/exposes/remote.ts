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
    newsletter: withTexts(['newsletter'], () =>
      import(/* webpackChunkName: "page-newsletter" */ '../pages/NewsletterPage.tsx').then(({ NewsletterPage }) => ({
        default: NewsletterPage,
      })),
    ),
    'back-in-stock': withTexts(['back-in-stock'], () =>
      import(/* webpackChunkName: "page-back-in-stock" */ '../pages/BackInStockPage.tsx').then(
        ({ BackInStockPage }) => ({
          default: BackInStockPage,
        }),
      ),
    ),
    personal: withTexts(['personal'], () =>
      import(/* webpackChunkName: "page-personal" */ '../pages/PersonalPage.tsx').then(({ PersonalPage }) => ({
        default: PersonalPage,
      })),
    ),
    register: withTexts(['register', 'phone'], () =>
      import(/* webpackChunkName: "page-register" */ '../pages/RegisterPage.tsx').then(({ RegisterPage }) => ({
        default: RegisterPage,
      })),
    ),
    verify: withTexts(['verify'], () =>
      import(/* webpackChunkName: "page-verify" */ '../pages/VerifyPage.tsx').then(({ VerifyPage }) => ({
        default: VerifyPage,
      })),
    ),
    'reset-password': withTexts(['reset'], () =>
      import(/* webpackChunkName: "page-reset-password" */ '../pages/ResetPasswordPage.tsx').then(
        ({ ResetPasswordPage }) => ({ default: ResetPasswordPage }),
      ),
    ),
    'update-password': withTexts(['reset'], () =>
      import(/* webpackChunkName: "page-update-password" */ '../pages/UpdatePasswordPage.tsx').then(
        ({ UpdatePasswordPage }) => ({ default: UpdatePasswordPage }),
      ),
    ),
    login: () =>
      import(/* webpackChunkName: "page-login" */ '../pages/LoginPage.tsx').then(({ LoginPage }) => ({
        default: LoginPage,
      })),
  },
  slots: {
    'newsletter-box': withTexts(['newsletter'], () =>
      import(/* webpackChunkName: "slot-newsletter-box" */ '../features/newsletter/NewsletterBox.tsx').then(
        ({ NewsletterBox }) => ({ default: NewsletterBox }),
      ),
    ),
    'newsletter-thanks': withTexts(['newsletter'], () =>
      import(/* webpackChunkName: "slot-newsletter-thanks" */ '../features/newsletter/NewsletterThanks.tsx').then(
        ({ NewsletterThanks }) => ({ default: NewsletterThanks }),
      ),
    ),
    birthday: withTexts(['prompts'], () =>
      import(/* webpackChunkName: "slot-birthday" */ '../features/prompts/BirthdayGreeting.tsx').then(
        ({ BirthdayGreeting }) => ({ default: BirthdayGreeting }),
      ),
    ),
    'registration-invitation': withTexts(['prompts'], () =>
      import(
        /* webpackChunkName: "slot-registration-invitation" */ '../features/prompts/RegistrationInvitation.tsx'
      ).then(({ RegistrationInvitation }) => ({ default: RegistrationInvitation })),
    ),
    'loyalty-prompt': withTexts(['prompts'], () =>
      import(/* webpackChunkName: "slot-loyalty-prompt" */ '../features/prompts/LoyaltyPrompt.tsx').then(
        ({ LoyaltyPrompt }) => ({ default: LoyaltyPrompt }),
      ),
    ),
    'confirm-phone': withTexts(['phone'], () =>
      import(/* webpackChunkName: "slot-confirm-phone" */ '../features/phone/ConfirmPhonePopup.tsx').then(
        ({ ConfirmPhonePopup }) => ({ default: ConfirmPhonePopup }),
      ),
    ),
    'verification-bar': withTexts(['verify'], () =>
      import(/* webpackChunkName: "slot-verification-bar" */ '../features/verification/VerificationBar.tsx').then(
        ({ VerificationBar }) => ({ default: VerificationBar }),
      ),
    ),
    'login-popup': () =>
      import(/* webpackChunkName: "slot-login-popup" */ '../features/sign-in/LoginPopup.tsx').then(
        ({ LoginPopup }) => ({ default: LoginPopup }),
      ),
  },
}

export default remote
