import { NEWSLETTER_CONSENT_VERSION } from '@shop/contracts/customers/newsletter'
import { consentTexts } from '@shop/contracts/customers/newsletter-consent'
import en from '../../locales/newsletter.en.json' with { type: 'json' }
import uk from '../../locales/newsletter.uk.json' with { type: 'json' }

test('the words that prove a consent are those that stand at the form, under the present version', () => {
  const wordsOf = (texts: typeof uk) => `${texts['newsletter.title']}. ${texts['newsletter.terms']}`
  expect(consentTexts[NEWSLETTER_CONSENT_VERSION]).toEqual({ uk: wordsOf(uk), en: wordsOf(en) })
})
