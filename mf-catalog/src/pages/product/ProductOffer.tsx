import type { Product, Sibling, StoreCard } from '@shop/contracts/catalog/products'
import { cheapestSize } from '@shop/pricing/cheapest-size'
import { useFormat } from '@shop/shell/format'
import { useTranslation } from '@shop/shell/i18n'
import { $session, isSessionLikely } from '@shop/shell/session'
import { useStore } from '@shop/shell/use-store'
import { Heading } from '@shop/ui-kit/page/Heading'
import { Skeleton } from '@shop/ui-kit/Skeleton'
import { VisuallyHidden } from '@shop/ui-kit/VisuallyHidden'
import { Suspense } from 'react'
import { Badges } from '../../features/card/Badges.tsx'
import { ProductPrice } from '../../features/product/price/ProductPrice.tsx'
import { BuyBar } from '../../features/product/purchase/BuyBar.tsx'
import { BuyButton } from '../../features/product/purchase/BuyButton.tsx'
import { deliveryPromise } from '../../features/product/purchase/delivery-promise.ts'
import { Promises } from '../../features/product/purchase/Promises.tsx'
import { SizeChoice } from '../../features/product/purchase/SizeChoice.tsx'
import { type Purchase, usePurchase } from '../../features/product/purchase/use-purchase.ts'
import { heightsOf } from '../../features/product/variants/heights-of.ts'
import { Variants } from '../../features/product/variants/Variants.tsx'
import { WishHeart } from '../../features/wishlist/heart/WishHeart.tsx'
import { optional } from '../../optional.ts'
import { withTexts } from '../../text-chunks.ts'
import css from './ProductPage.module.css'

const YourPrice = optional(
  withTexts(['product-later'], () =>
    import('../../features/product/price/YourPrice.tsx').then(({ YourPrice }) => YourPrice),
  ),
)

const ListPrice = ({ size }: { size: Product['sizes'][number] }) => <ProductPrice of={size} size="list" />

const BarPrice = optional(
  withTexts(['product-later'], () =>
    import('../../features/product/price/YourPrice.tsx').then(({ BarPrice }) => BarPrice),
  ),
  ListPrice,
)

const StockAlertForm = optional(
  withTexts(['product-later'], () =>
    import('../../features/product/back-in-stock/StockAlertForm.tsx').then(({ StockAlertForm }) => StockAlertForm),
  ),
)

const SoldOut = optional(
  withTexts(['product-later'], () =>
    import('../../features/product/purchase/SoldOut.tsx').then(({ SoldOut }) => SoldOut),
  ),
)

type ProductOfferProps = {
  card: StoreCard
  product: Product | undefined
  siblings: readonly Sibling[]
  endId: string
}

/** What the article is, what it costs, which one of it is wanted, and the button that buys. */
export function ProductOffer({ card, product, siblings, endId }: ProductOfferProps) {
  const { text } = useFormat()
  const purchase = usePurchase(product ?? { article: card.article, sizes: [] })
  const session = useStore($session)
  const priced = purchase.chosen ?? cheapestSize(product?.sizes ?? [])
  return (
    <>
      <div className={css.head}>
        <Heading level={1}>{text(card.title)}</Heading>
        <div className={css.price}>
          <ProductPrice of={priced ?? card} />
          {product && <Badges of={product} dates />}
          <span className={css.heart}>
            <WishHeart of={card} />
          </span>
        </div>
        {priced && isSessionLikely(session) && (
          <div className={css.yours}>
            <Suspense fallback={null}>{session === 'signed-in' && <YourPrice size={priced} />}</Suspense>
          </div>
        )}
      </div>
      {product ? <Choice {...{ card, product, siblings, purchase, endId }} /> : <ComingChoice />}
    </>
  )
}

type ChoiceProps = ProductOfferProps & { product: Product; purchase: Purchase }

function Choice({ card, product, siblings, purchase, endId }: ChoiceProps) {
  const { text } = useFormat()
  const { sizes } = product
  const { awaited } = purchase
  const hasHeights = heightsOf(product, siblings).length > 1
  const priced = purchase.chosen ?? cheapestSize(sizes)
  return (
    <>
      <Variants product={product} siblings={siblings} />
      <SizeChoice product={product} purchase={purchase} hasHeights={hasHeights} />
      {awaited && (
        <Suspense fallback={null}>
          <StockAlertForm key={awaited} article={product.article} size={awaited} />
        </Suspense>
      )}
      <BuyBar
        endId={endId}
        price={priced && <PriceOfBar size={priced} />}
        button={<BuyButton {...purchase} hasHeights={hasHeights} />}
        heart={<WishHeart of={card} />}
      />
      {purchase.state === 'sold-out' && (
        <Suspense fallback={<p>&nbsp;</p>}>
          <SoldOut product={product} siblings={siblings} />
        </Suspense>
      )}
      <Promises
        title={text(product.title)}
        delivery={purchase.lost ? null : deliveryPromise(sizes, purchase.chosen)}
        preorder={product.preorder}
      />
    </>
  )
}

/** What a personal discount makes of it only customers have to load. */
function PriceOfBar({ size }: { size: Product['sizes'][number] }) {
  const session = useStore($session)
  if (session !== 'signed-in') return <ListPrice size={size} />
  return (
    <Suspense fallback={<ListPrice size={size} />}>
      <BarPrice size={size} />
    </Suspense>
  )
}

/** Colours, sizes and button are on their way. */
function ComingChoice() {
  const { t } = useTranslation('mf-catalog')
  return (
    <>
      <VisuallyHidden>
        <span role="status">{t('product.loading')}</span>
      </VisuallyHidden>
      <Skeleton shape="control" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </>
  )
}
