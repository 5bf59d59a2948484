import { allCategoriesEndpoint } from '@shop/contracts/catalog/categories'
import { productByArticleEndpoint } from '@shop/contracts/catalog/products'
import { BRAND } from '@shop/contracts/texts/page-texts'
import type { PageRequest, PageView } from '../page/page-request.ts'
import { breadcrumbsJsonLd, breadcrumbsTo } from './breadcrumbs-json-ld.ts'
import { shorten } from './page-text.ts'
import { pictureAddress, pictureSet } from './picture.ts'
import { productJsonLd } from './product-json-ld.ts'
import { renderProduct } from './render-product.ts'

const SIZES = '(min-width:1024px) 30vw, (min-width:768px) 50vw, 100vw'

export async function productView({ load, tryLoad, locale, params, origin }: PageRequest): Promise<PageView> {
  const [{ product }, known] = await Promise.all([
    load(productByArticleEndpoint, { query: { article: params.article } }),
    tryLoad(allCategoriesEndpoint, {}),
  ])
  const { title, color, description, images } = product
  const here = { name: title[locale], path: `/product/${product.article}` }
  return {
    status: 200,
    // The colours of a model share its title; each has a page of its own.
    title: `${title[locale]}, ${color.title[locale]} | ${BRAND[locale]}`,
    description: shorten(description[locale]),
    kind: 'product',
    picture: images[0] && pictureAddress(images[0].name, 1200, 'jpeg'),
    jsonLd: [
      productJsonLd(product, locale, origin),
      breadcrumbsJsonLd([...breadcrumbsTo(product.category, known?.categories ?? [], locale), here], origin),
    ],
    largest: images[0] && [{ srcset: pictureSet(images[0].name, 'webp'), sizes: SIZES }],
    painted: renderProduct(product, known?.categories ?? [], locale, SIZES),
  }
}
