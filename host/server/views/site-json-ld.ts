import { INSTAGRAM } from '@shop/contracts/texts/brand-links'
import { BRAND, brandText } from '@shop/contracts/texts/page-texts'
import { type Locale, locales } from '@shop/contracts/texts/text'

const PHONE = '+380440002114'

/** Who the brand is and how its site is searched; said once, on the home page. */
export function siteJsonLd(locale: Locale, origin: string): object[] {
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
      telephone: PHONE,
      sameAs: [INSTAGRAM],
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
