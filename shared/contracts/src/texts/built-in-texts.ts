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
import { withSeller } from './seller.ts'
import type { Locale } from './text.ts'

/** The facts about the seller stand in one place, and come into the texts here. */
function filled(uk: StaticText, en: StaticText): Record<Locale, StaticText> {
  return { uk: withSeller(uk, 'uk'), en: withSeller(en, 'en') }
}

/** The static pages as they came with the shop, by page: what the frame shows until staff edit them. For services. */
export const builtInTexts: ReadonlyMap<string, Readonly<Record<Locale, StaticText>>> = new Map([
  ['about-us', filled(aboutUsUk, aboutUsEn)],
  ['contacts', filled(contactsUk, contactsEn)],
  ['delivery-and-payment', filled(deliveryAndPaymentUk, deliveryAndPaymentEn)],
  ['exchange-and-return', filled(exchangeAndReturnUk, exchangeAndReturnEn)],
  ['loyalty-program', filled(loyaltyProgramUk, loyaltyProgramEn)],
  ['privacy-policy', filled(privacyPolicyUk, privacyPolicyEn)],
  ['public-offer', filled(publicOfferUk, publicOfferEn)],
])

/** The contacts while there is no shop to come to. */
export const contactsWithoutShops = filled(contactsWithoutShopsUk, contactsWithoutShopsEn)
