import type { Bundle } from '@shop/contracts/catalog/bundles'
import type { Product } from '@shop/contracts/catalog/products'
import { useFormat } from '@shop/shell/format'
import { useTranslation } from '@shop/shell/i18n'
import { Button } from '@shop/ui-kit/Button'
import { Icon } from '@shop/ui-kit/Icon'
import { type ReactNode, useMemo } from 'react'
import { usePersonalPercent } from '../bundle.query.ts'
import css from './BundleForm.module.css'
import stateCss from './BundleState.module.css'
import { BundleTotal } from './BundleTotal.tsx'
import { type BundleItem, garmentsOfBundle, isWhole, withHeight, withLeftOutToggled, withSize } from './bundle-items.ts'
import { bundleSum } from './bundle-sum.ts'
import { ItemRow } from './ItemRow.tsx'
import { MissedSizes } from './MissedSizes.tsx'
import { useBundleChoice } from './use-bundle-choice.ts'

type BundleFormProps = {
  bundle: Bundle
  products: readonly Product[]
  otherHeights: readonly Product[]
  /** The heart that puts one item alone on the wishlist. */
  renderHeart?: (product: Product) => ReactNode
}

/** All items with their heights and sizes, one sum and one button. */
export function BundleForm({ bundle, products, otherHeights, renderHeart }: BundleFormProps) {
  const { t } = useTranslation('mf-catalog')
  const garments = useMemo(() => garmentsOfBundle(products, otherHeights), [products, otherHeights])
  const { choices, setChoices, items, taken, missed, isInCart, act } = useBundleChoice(bundle.article, garments)
  const personalPercent = usePersonalPercent()
  const percent = bundle.bundle_discount_percent
  const isSoldOut = taken.length === 0
  const add = isWhole(items) ? t('bundle.add') : t('bundle.addRest', { count: taken.length })

  return (
    <div className={css.bundle}>
      <ul aria-label={t('bundle.pieces')} className={css.items}>
        {items.map(item => (
          <ItemRow
            key={item.name}
            item={item}
            heart={renderHeart?.(item.product)}
            isMissed={missed.includes(item)}
            onHeight={height => setChoices(withHeight(choices, item.name, height))}
            onSize={size => setChoices(withSize(choices, item.name, size))}
            {...((!item.isTaken || taken.length > 1) && {
              onToggle: () => setChoices(withLeftOutToggled(choices, item.name)),
            })}
          />
        ))}
      </ul>
      {/* Only what is on the shelf is sold in bundles, so one promise is true of every choice. */}
      {!isSoldOut && (
        <p className={css.sent}>
          <Icon name="truck" size={20} />
          {t('bundle.sent')}
        </p>
      )}
      <div className={css.foot} data-floats="tall">
        <BundleState items={items} percent={percent} />
        <BundleTotal sum={bundleSum(items, percent, personalPercent)} personalPercent={personalPercent} />
        <MissedSizes items={missed} />
        <Button
          wide
          variant={isInCart ? 'outline' : 'primary'}
          aria-disabled={isSoldOut || undefined}
          onClick={isSoldOut ? undefined : act}
        >
          {isSoldOut ? t('buy.soldOut') : isInCart ? t('buy.inCart') : add}
        </Button>
      </div>
    </div>
  )
}

/** Why the bundle is not whole, and what that means for its price, before the cart shows it. */
function BundleState({ items, percent }: { items: readonly BundleItem[]; percent: number }) {
  const { t } = useTranslation('mf-catalog')
  const { text } = useFormat()
  const gone = items.filter(({ isSoldOut }) => isSoldOut).map(({ product }) => text(product.title))
  const isLost = percent > 0 && !isWhole(items)
  return (
    <div role="status" className={stateCss.state}>
      {gone.length > 0 && <p>{t('bundle.gone', { titles: gone.join(', ') })}</p>}
      {isLost && <p>{t('bundle.notWhole', { percent })}</p>}
    </div>
  )
}
