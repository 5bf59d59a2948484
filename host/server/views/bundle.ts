import { bundleByArticleEndpoint } from '@shop/contracts/catalog/bundles'
import { BRAND } from '@shop/contracts/texts/page-texts'
import { html } from '../markup/html.ts'
import type { PageRequest, PageView } from '../page/page-request.ts'
import { bundleJsonLd } from './bundle-json-ld.ts'
import { shorten } from './page-text.ts'
import { picture, pictureAddress, pictureSet } from './picture.ts'

const UPRIGHT = { sizes: '(min-width:768px) 30vw, 50vw', width: 900, height: 1200 }
/** Garments side by side. */
const WIDE = { sizes: '(min-width:768px) 60vw, 100vw', width: 1200, height: 750 }

export async function bundleView({ load, locale, params, origin }: PageRequest): Promise<PageView> {
  const { bundle, products } = await load(bundleByArticleEndpoint, { query: { article: params.article } })
  const { title, description, images } = bundle
  const gallery = images.map(({ name, alt, is_wide: isWide }, index) =>
    picture({ name, alt: alt[locale], ...(isWide ? WIDE : UPRIGHT), isFirst: index === 0 }),
  )
  return {
    status: 200,
    title: `${title[locale]} | ${BRAND[locale]}`,
    description: shorten(description[locale]),
    jsonLd: bundleJsonLd(bundle, products, locale, origin),
    picture: images[0] && pictureAddress(images[0].name, 1200, 'jpeg'),
    largest: images[0] && [
      { srcset: pictureSet(images[0].name, 'webp'), sizes: (images[0].is_wide ? WIDE : UPRIGHT).sizes },
    ],
    painted: html`<article class="painted-look"><div class="painted-look-pictures">${gallery}</div><div class="painted-look-words"><h1>${
      title[locale]
    }</h1><p>${description[locale]}</p><ul>${products.map(
      product => html`<li><a href="/product/${product.article}">${product.title[locale]}</a></li>`,
    )}</ul></div></article>`,
  }
}
