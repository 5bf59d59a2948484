import type { Product, Sibling } from '@shop/contracts/catalog/products'
import { cheapestSize } from '@shop/pricing/cheapest-size'
import { useFormat } from '@shop/shell/format'
import { $session, isSessionLikely } from '@shop/shell/session'
import { useStore } from '@shop/shell/use-store'
import { Heading } from '@shop/ui-kit/page/Heading'
import { Suspense } from 'react'
import { Badges } from '../../features/card/Badges.tsx'
import { storeCardOf } from '../../features/card/store-card-of.ts'
import { ProductPrice } from '../../features/product/price/ProductPrice.tsx'
import { BuyBar } from '../../features/product/purchase/BuyBar.tsx'
import { BuyButton } from '../../features/product/purchase/BuyButton.tsx'
import { deliveryPromise } from '../../features/product/purchase/delivery-promise.ts'
import { Promises } from '../../features/product/purchase/Promises.tsx'
import { SizeChoice } from '../../features/product/purchase/SizeChoice.tsx'
import { SoldOut } from '../../features/product/purchase/SoldOut.tsx'
import { usePurchase } from '../../features/product/purchase/use-purchase.ts'
import { heightsOf } from '../../features/product/variants/heights-of.ts'
import { Variants } from '../../features/product/variants/Variants.tsx'
import { WishHeart } from '../../features/wishlist/heart/WishHeart.tsx'
import { optional } from '../../optional.ts'
import css from './ProductPage.module.css'

const YourPrice = optional(() =>
  import('../../features/product/price/YourPrice.tsx').then(({ YourPrice }) => YourPrice),
)

type ProductOfferProps = { product: Product; siblings: readonly Sibling[]; endId: string }

/** What the article is, what it costs, which one of it is wanted, and the button that buys. */
export function ProductOffer({ product, siblings, endId }: ProductOfferProps) {
  const { text } = useFormat()
  const purchase = usePurchase(product)
  const session = useStore($session)
  const { sizes, category } = product
  const title = text(product.title)
  const hasHeights = heightsOf(product, siblings).length > 1
  const priced = purchase.chosen ?? cheapestSize(sizes)
  return (
    <>
      <div className={css.head}>
        <Heading level={1}>{title}</Heading>
        <div className={css.price}>
          <ProductPrice of={priced} />
          <Badges of={product} dates />
          <span className={css.heart}>
            <WishHeart of={storeCardOf(product)} />
          </span>
        </div>
        {priced && isSessionLikely(session) && (
          <div className={css.yours}>
            <Suspense fallback={null}>{session === 'signed-in' && <YourPrice size={priced} />}</Suspense>
          </div>
        )}
      </div>
      <Variants product={product} siblings={siblings} />
      <SizeChoice product={product} purchase={purchase} hasHeights={hasHeights} />
      <BuyBar
        endId={endId}
        price={<ProductPrice of={priced} size="list" />}
        button={<BuyButton state={purchase.state} act={purchase.act} hasHeights={hasHeights} />}
        heart={<WishHeart of={storeCardOf(product)} />}
      />
      {purchase.state === 'sold-out' && <SoldOut category={category} />}
      <Promises
        title={title}
        delivery={purchase.lost ? null : deliveryPromise(sizes, purchase.chosen)}
        preorder={product.preorder}
      />
    </>
  )
}
