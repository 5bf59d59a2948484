import aboutUsEn from '../static-texts/about-us.en.json' with { type: 'json' }
import aboutUsUk from '../static-texts/about-us.uk.json' with { type: 'json' }
import contactsEn from '../static-texts/contacts.en.json' with { type: 'json' }
import contactsUk from '../static-texts/contacts.uk.json' with { type: 'json' }
import contactsWithoutShopsEn from '../static-texts/contacts-without-shops.en.json' with { type: 'json' }
import contactsWithoutShopsUk from '../static-texts/contacts-without-shops.uk.json' with { type: 'json' }
import deliveryAndPaymentEn from '../static-texts/delivery-and-payment.en.json' with { type: 'json' }
import deliveryAndPaymentUk from '../static-texts/delivery-and-payment.uk.json' with { type: 'json' }
import exchangeAndReturnEn from '../static-texts/exchange-and-return.en.json' with { type: 'json' }
import exchangeAndReturnUk from '../static-texts/exchange-and-return.uk.json' with { type: 'json' }
import loyaltyProgramEn from '../static-texts/loyalty-program.en.json' with { type: 'json' }
import loyaltyProgramUk from '../static-texts/loyalty-program.uk.json' with { type: 'json' }
import privacyPolicyEn from '../static-texts/privacy-policy.en.json' with { type: 'json' }
import privacyPolicyUk from '../static-texts/privacy-policy.uk.json' with { type: 'json' }
import publicOfferEn from '../static-texts/public-offer.en.json' with { type: 'json' }
import publicOfferUk from '../static-texts/public-offer.uk.json' with { type: 'json' }
import type { StaticText } from '../static-texts/static-texts.ts'
import type { Locale } from './text.ts'

/**
 * The static pages as they came with the shop, by page: what the frame shows until staff edit them. For services, which put the
 * facts about the seller where the texts name them.
 */
export const builtInTexts: ReadonlyMap<string, Readonly<Record<Locale, StaticText>>> = new Map([
  ['about-us', { uk: aboutUsUk, en: aboutUsEn }],
  ['contacts', { uk: contactsUk, en: contactsEn }],
  ['delivery-and-payment', { uk: deliveryAndPaymentUk, en: deliveryAndPaymentEn }],
  ['exchange-and-return', { uk: exchangeAndReturnUk, en: exchangeAndReturnEn }],
  ['loyalty-program', { uk: loyaltyProgramUk, en: loyaltyProgramEn }],
  ['privacy-policy', { uk: privacyPolicyUk, en: privacyPolicyEn }],
  ['public-offer', { uk: publicOfferUk, en: publicOfferEn }],
])

/** The contacts while there is no shop to come to. */
export const contactsWithoutShops = { uk: contactsWithoutShopsUk, en: contactsWithoutShopsEn }
