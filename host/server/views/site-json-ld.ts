import { BRAND, brandText } from '@shop/contracts/texts/page-texts'
import type { ShopDetails } from '@shop/contracts/texts/shop-details'
import { type Locale, locales } from '@shop/contracts/texts/text'

/** Who the brand is and how its site is searched; said once, on the home page. */
export function siteJsonLd(locale: Locale, origin: string, shop: ShopDetails | null): object[] {
  const brand = `${origin}/#brand`
  return [
    {
      '@type': 'OnlineStore',
      '@id': brand,
      name: BRAND[locale],
      alternateName: locales.map(language => BRAND[language]),
      description: brandText.description[locale],
      url: `${origin}/`,
      logo: `${origin}/brand.jpg`,
      foundingDate: '2014',
      ...(shop && contactsOf(shop, locale)),
    },
    {
      '@type': 'WebSite',
      '@id': `${origin}/#site`,
      name: BRAND[locale],
      url: `${origin}/`,
      inLanguage: locales,
      publisher: { '@id': brand },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search?query={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ]
}

/** How customers reach the brand, and who sells. */
function contactsOf({ phone, email, social, seller }: ShopDetails, locale: Locale): object {
  const elsewhere = Object.values(social).filter(url => url !== '')
  return {
    telephone: phone,
    email,
    legalName: seller.name[locale],
    ...(elsewhere.length > 0 && { sameAs: elsewhere }),
  }
}
