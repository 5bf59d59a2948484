import type { Product, Sibling } from '@shop/contracts/catalog/products'
import { useFormat } from '@shop/shell/format'
import { useTranslation } from '@shop/shell/i18n'
import { usePageMeta } from '@shop/shell/page-meta'
import { imageAddress } from '@shop/ui-kit/goods/image-address'
import { useEffect } from 'react'
import { Details } from '../../features/product/details/Details.tsx'
import { Gallery } from '../../features/product/gallery/Gallery.tsx'
import { ProductTrail } from '../../features/product/ProductTrail.tsx'
import { rememberArticle } from '../../features/recent/recent-articles.ts'
import { MoreToSee } from './MoreToSee.tsx'
import { ProductOffer } from './ProductOffer.tsx'
import css from './ProductPage.module.css'

type ProductViewProps = {
  product: Product
  siblings: readonly Sibling[]
  /** Another article is on its way. */
  isLeaving: boolean
}

const END_ID = 'product-end'

export function ProductView({ product, siblings, isLeaving }: ProductViewProps) {
  const { t } = useTranslation('mf-catalog')
  const { text } = useFormat()
  const { article, model, images } = product
  const [front] = images
  usePageMeta({
    title: t('product.metaTitle', { title: text(product.title) }),
    description: text(product.description),
    picture: front && imageAddress(front.name, 1200, 'jpeg'),
  })
  useEffect(() => rememberArticle({ article, model }), [article, model])

  return (
    <>
      <div className={css.product} aria-busy={isLeaving || undefined}>
        <Gallery images={images} />
        <div className={css.words}>
          <ProductTrail category={product.category} title={product.title} />
          <ProductOffer product={product} siblings={siblings} endId={END_ID} />
          <Details product={product} />
        </div>
      </div>
      <MoreToSee article={article} model={model} />
      <div id={END_ID} />
    </>
  )
}
