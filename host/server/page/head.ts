import { inLanguage } from '@shop/contracts/canonical'
import { BRAND } from '@shop/contracts/texts/page-texts'
import { type Locale, locales } from '@shop/contracts/texts/text'
import { type Html, html, jsonScript } from '../markup/html.ts'
import type { PageView } from './page-request.ts'

type HeadInput = {
  view: PageView
  locale: Locale
  origin: string
  /** Path and query that search engines know the page by. */
  canonical: string
  /** The language that the address asks for: no cookie decides what a search engine reads. */
  asked: Locale
}

/** For networks that show a page which has no picture of its own. */
const BRAND_PICTURE = '/brand.jpg'
const OPEN_GRAPH_LOCALES = { uk: 'uk_UA', en: 'en_IE' }

/** What search engines and social networks read. The browser keeps these tags in step, so each of them is always there. */
export function headTags({ view, locale, origin, canonical, asked }: HeadInput): Html {
  const { title, description, picture = BRAND_PICTURE, kind = 'website', isPrivate, jsonLd } = view
  const address = origin + canonical
  const own = inLanguage(address, asked)
  const others = locales.filter(other => other !== locale)
  return html`<meta name="description" content="${description}">
<link rel="canonical" href="${own}">
${locales.map(language => html`<link rel="alternate" hreflang="${language}" href="${inLanguage(address, language)}">`)}
<link rel="alternate" hreflang="x-default" href="${address}">
<meta property="og:type" content="${kind}">
<meta property="og:site_name" content="${BRAND[locale]}">
<meta property="og:locale" content="${OPEN_GRAPH_LOCALES[locale]}">
${others.map(other => html`<meta property="og:locale:alternate" content="${OPEN_GRAPH_LOCALES[other]}">`)}
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${own}">
<meta property="og:image" content="${origin + picture}">
<meta name="twitter:card" content="summary_large_image">
${isPrivate && html`<meta name="robots" content="noindex">`}
${jsonLd && jsonScript('json-ld', { '@context': 'https://schema.org', '@graph': jsonLd }, 'application/ld+json')}`
}
