import type { Locale } from '../texts/text.ts'
import { NEWSLETTER_CONSENT_VERSION } from './newsletter.ts'

/** By version and the language in which it was read: what stood at the form. */
export const consentTexts: Readonly<Record<string, Record<Locale, string>>> = {
  [NEWSLETTER_CONSENT_VERSION]: {
    uk: 'Новини Левади. Нові колекції та передпокази, не частіше ніж раз на тиждень. Відписатися можна одним дотиком.',
    en: 'Levada news. New collections and previews, once a week at most. One press is enough to unsubscribe.',
  },
}
