import type { SubscribePlace } from '@shop/contracts/customers/newsletter'
import { consentTexts } from '@shop/contracts/customers/newsletter-consent'
import type { Locale } from '@shop/contracts/texts/text'
import type { FiledList } from '@shop/service-kit/list-files/list-file'
import type { Subscriptions } from './subscription.repository.ts'
import type { Subscription } from './subscription.ts'

const languageNames: Record<Locale, Record<Locale, string>> = {
  uk: { uk: 'українська', en: 'англійська' },
  en: { uk: 'Ukrainian', en: 'English' },
}
const placeTexts: Record<Locale, Record<SubscribePlace, string>> = {
  uk: { footer: 'Форма внизу сторінки' },
  en: { footer: 'Form at the foot of the page' },
}
const notRecorded = { uk: 'Не записано', en: 'Not recorded' } as const
const byLink = { uk: 'Посилання в листі', en: 'Link in the email' } as const

type Readers = Pick<Subscriptions, 'countConfirmed' | 'readers'>

/** Who gets the newsletter, with the proof of consent: those who ended it are no longer stored (docs/rules.md, "Accounts"). */
export function newsletterList(subscriptions: Readers): FiledList<object, Subscription> {
  return {
    name: 'newsletter',
    count: async () => ({ count: await subscriptions.countConfirmed() }),
    batches: () => subscriptions.readers(),
    columns: [
      { head: { uk: 'Ел. пошта', en: 'Email' }, kind: 'text', of: ({ email }) => email },
      { head: { uk: 'Згода', en: 'Consent' }, kind: 'moment', of: ({ consent }) => consent.at },
      {
        head: { uk: 'Де дано', en: 'Given where' },
        kind: 'text',
        of: ({ consent: { place } }, language) => (place ? placeTexts[language][place] : notRecorded[language]),
      },
      {
        head: { uk: 'Редакція тексту', en: 'Version of the text' },
        kind: 'text',
        of: ({ consent }) => consent.version,
      },
      {
        head: { uk: 'Слова згоди', en: 'Words of the consent' },
        kind: 'text',
        of: ({ consent, locale }, language) => consentTexts[consent.version]?.[locale] ?? notRecorded[language],
      },
      {
        head: { uk: 'Мова', en: 'Language' },
        kind: 'text',
        of: ({ locale }, language) => languageNames[language][locale],
      },
      { head: { uk: 'Підтверджено', en: 'Confirmed' }, kind: 'moment', of: ({ confirmedAt }) => confirmedAt },
      { head: { uk: 'Як підтверджено', en: 'Confirmed by' }, kind: 'text', of: (_, language) => byLink[language] },
    ],
  }
}
