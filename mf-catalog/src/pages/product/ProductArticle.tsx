import type { Product, Sibling, StoreCard } from '@shop/contracts/catalog/products'
import { useFormat } from '@shop/shell/format'
import { useTranslation } from '@shop/shell/i18n'
import { usePageMeta } from '@shop/shell/page-meta'
import { imageAddress } from '@shop/ui-kit/goods/image-address'
import { useEffect } from 'react'
import { Details } from '../../features/product/details/Details.tsx'
import { Gallery } from '../../features/product/gallery/Gallery.tsx'
import { ProductTrail } from '../../features/product/ProductTrail.tsx'
import { rememberArticle } from '../../features/recent/recent-articles.ts'
import { useBelowScreen } from '../../use-below-screen.ts'
import { MoreToSee } from './MoreToSee.tsx'
import { ProductOffer } from './ProductOffer.tsx'
import css from './ProductPage.module.css'

type ProductArticleProps = {
  /** What a card shows of the article: there at once, in the places where the whole will be. */
  card: StoreCard
  /** Not before its own answer is here. */
  product: Product | undefined
  siblings: readonly Sibling[]
  /** Another article is on its way. */
  isLeaving: boolean
}

const END_ID = 'product-end'

export function ProductArticle({ card, product, siblings, isLeaving }: ProductArticleProps) {
  const { t } = useTranslation('mf-catalog')
  const { text } = useFormat()
  const isBelowDrawn = useBelowScreen()
  const images = product?.images ?? frontOf(card)
  const [front] = images
  usePageMeta({
    title: t('product.metaTitle', { title: titleOf(card, product).map(text).join(', ') }),
    ...(product && { description: text(product.description) }),
    picture: front && imageAddress(front.name, 1200, 'jpeg'),
  })
  const { article, model } = product ?? {}
  useEffect(() => {
    if (article && model) rememberArticle({ article, model })
  }, [article, model])

  return (
    <>
      <div className={css.product} data-leaving={isLeaving || undefined} aria-busy={isLeaving || !product}>
        <Gallery images={images} />
        <div className={css.words}>
          <ProductTrail category={card.category} title={card.title} />
          <ProductOffer card={card} product={product} siblings={siblings} endId={END_ID} />
          {product && isBelowDrawn && <Details product={product} />}
        </div>
      </div>
      {product && isBelowDrawn && <MoreToSee article={product.article} model={product.model} />}
      <div id={END_ID} />
    </>
  )
}

/** The colours of a model share its title; each has a page of its own. */
function titleOf({ title }: StoreCard, product: Product | undefined) {
  return product ? [title, product.color.title] : [title]
}

/** The one picture that the card has shown, as the gallery takes it. */
function frontOf({ pictures, title, placeholder, focus }: StoreCard): Product['images'] {
  const known = { ...(placeholder && { placeholder }), ...(focus && { focus }) }
  return pictures.slice(0, 1).map(name => ({ name, shot: 'front', alt: title, ...known }))
}
