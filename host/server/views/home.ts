import { allCategoriesEndpoint } from '@shop/contracts/catalog/categories'
import { allCollectionsEndpoint } from '@shop/contracts/catalog/dictionaries'
import { type Home, homeEndpoint } from '@shop/contracts/catalog/home'
import { cardsByArticleListEndpoint, cardsByFiltersEndpoint, newestQuery } from '@shop/contracts/catalog/store-cards'
import { homeText } from '@shop/contracts/texts/page-texts'
import type { Locale } from '@shop/contracts/texts/text'
import { type Html, html } from '../markup/html.ts'
import type { PageRequest, PageView } from '../page/page-request.ts'
import { renderHomeLinks } from './home-links.ts'
import { pictureAddress, pictureSet, wideSet } from './picture.ts'
import { siteJsonLd } from './site-json-ld.ts'

const PHONE = '(max-width: 480px)'
const WIDE = '(min-width: 480.02px)'

type Slide = Home['slider'][number]

export async function homeView({ load, tryLoad, locale, origin, shop }: PageRequest): Promise<PageView> {
  const [{ home }, known] = await Promise.all([
    load(homeEndpoint, {}),
    tryLoad(allCategoriesEndpoint, {}),
    tryLoad(allCollectionsEndpoint, {}),
  ])
  const row = home.blocks.find(({ kind, articles }) => kind === 'products' && articles.length > 0)
  const cards =
    row && (await tryLoad(cardsByArticleListEndpoint, { query: { article_list: row.articles, view: 'card' } }))
  const [slide] = home.slider
  // With nothing of the staff's own the newest say which page this is: the brand's or that of a shop that opens soon.
  if (!slide && home.blocks.length === 0) await tryLoad(cardsByFiltersEndpoint, { query: newestQuery })
  return {
    status: 200,
    title: homeText.title[locale],
    description: homeText.description[locale],
    jsonLd: siteJsonLd(locale, origin, shop),
    picture: slide && pictureAddress(slide.image, 1200, 'jpeg'),
    largest: slide && [
      { srcset: pictureSet(slide.image_mobile, 'webp'), sizes: '100vw', media: PHONE },
      { srcset: wideSet(slide.image, 'webp'), sizes: '100vw', media: WIDE },
    ],
    painted:
      slide &&
      html`${hero(home, slide, locale)}${renderHomeLinks({ home, categories: known?.categories ?? [], cards: cards?.list ?? [], locale })}`,
  }
}

/** The largest picture of the home page: another one on phones. */
function hero(home: Home, { image, image_mobile, alt, title, text, text_area, link }: Slide, locale: Locale): Html {
  const flags = [home.is_header_white && html` data-white`, home.is_header_white_mobile && html` data-white-on-phone`]
  return html`<section class="painted-hero" data-words="${text_area}"${flags}>
<picture><source media="${PHONE}" type="image/webp" srcset="${pictureSet(image_mobile, 'webp')}" sizes="100vw"><source media="${PHONE}" type="image/jpeg" srcset="${pictureSet(image_mobile, 'jpeg')}" sizes="100vw"><source type="image/webp" srcset="${wideSet(image, 'webp')}" sizes="100vw"><img srcset="${wideSet(image, 'jpeg')}" sizes="100vw" src="${pictureAddress(image, 1200, 'jpeg')}" alt="${alt[locale]}" width="1920" height="1080" decoding="async" fetchpriority="high"></picture>
<div class="painted-hero-words"><h1><a class="painted-link" href="${link}">${title[locale]}</a></h1><p>${text[locale]}</p></div>
</section>`
}
