import type { Product, Sibling } from '@shop/contracts/products'
import { useFormat } from '@shop/shell/format'
import { useTranslation } from '@shop/shell/i18n'
import { usePageMeta } from '@shop/shell/page-meta'
import { Heading } from '@shop/ui-kit/Heading'
import { imageAddress } from '@shop/ui-kit/image-address'
import { Badges } from '../features/card/Badges.tsx'
import { Recommendations } from '../features/card/Recommendations.tsx'
import { BuyBar } from '../features/product/BuyBar.tsx'
import { BuyButton } from '../features/product/BuyButton.tsx'
import { Details } from '../features/product/Details.tsx'
import { Gallery } from '../features/product/Gallery.tsx'
import { ProductPrice } from '../features/product/ProductPrice.tsx'
import { ProductTrail } from '../features/product/ProductTrail.tsx'
import { SizeChoice } from '../features/product/SizeChoice.tsx'
import { usePurchase } from '../features/product/use-purchase.ts'
import { Variants } from '../features/product/Variants.tsx'
import { WishHeart } from '../features/wishlist/WishHeart.tsx'
import { ROW_SIZES } from './ArticleRow.tsx'
import { Card } from './Card.tsx'
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
  const purchase = usePurchase(product)
  const title = text(product.title)
  const [front] = product.images
  usePageMeta({
    title: t('product.metaTitle', { title }),
    description: text(product.description),
    picture: front && imageAddress(front.name, 1200, 'jpeg'),
  })

  return (
    <>
      <div className={css.product} aria-busy={isLeaving || undefined}>
        <Gallery images={product.images} />
        <div className={css.words}>
          <ProductTrail category={product.category} title={product.title} />
          <div className={css.head}>
            <Badges of={product} dates />
            <Heading level={1}>{title}</Heading>
            <ProductPrice sizes={product.sizes} chosen={purchase.chosen} />
          </div>
          <Variants product={product} siblings={siblings} />
          <SizeChoice article={product.article} sizes={product.sizes} purchase={purchase} />
          <BuyBar
            endId={END_ID}
            price={<ProductPrice sizes={product.sizes} chosen={purchase.chosen} size="list" />}
            button={<BuyButton state={purchase.state} act={purchase.act} />}
            heart={<WishHeart article={product.article} title={title} />}
          />
          <Details product={product} />
        </div>
      </div>
      <Recommendations
        key={product.article}
        article={product.article}
        renderCard={card => <Card key={card.article} card={card} sizes={ROW_SIZES} />}
      />
      <div id={END_ID} />
    </>
  )
}
