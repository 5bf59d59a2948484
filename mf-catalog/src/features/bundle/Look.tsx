import type { Bundle } from '@shop/contracts/bundles'
import type { Product } from '@shop/contracts/products'
import { useFormat } from '@shop/shell/format'
import { useTranslation } from '@shop/shell/i18n'
import { Button } from '@shop/ui-kit/Button'
import { Price } from '@shop/ui-kit/Price'
import { bundleSum } from './bundle-sum.ts'
import css from './Look.module.css'
import { Piece } from './Piece.tsx'
import { useLook } from './use-look.ts'

/** All pieces with their sizes, one sum and one button. */
export function Look({ bundle, products }: { bundle: Bundle; products: readonly Product[] }) {
  const { t } = useTranslation('mf-catalog')
  const { money } = useFormat()
  const { pieces, isSoldOut, isInCart, isMissed, choose, act } = useLook(bundle.article, products)
  const { list, own } = bundleSum(pieces, bundle.bundle_discount_percent)
  const saving = { uah: list.uah - own.uah, eur: Math.round((list.eur - own.eur) * 100) / 100 }
  const isReduced = saving.uah > 0

  return (
    <div className={css.look}>
      <ul aria-label={t('bundle.pieces')} className={css.pieces}>
        {pieces.map(({ product, chosen }) => (
          <Piece
            key={product.article}
            product={product}
            chosen={chosen}
            isMissed={isMissed(product.article)}
            onChoose={size => choose(product.article, size)}
          />
        ))}
      </ul>
      <div className={css.sum}>
        <Price
          size="large"
          current={money(own)}
          {...(isReduced && { old: money(list), oldLabel: t('price.apart'), currentLabel: t('price.together') })}
        />
        {isReduced && <p className={css.saving}>{t('bundle.saving', { sum: money(saving) })}</p>}
      </div>
      {isSoldOut && <p className={css.note}>{t('bundle.soldOut')}</p>}
      <Button
        wide
        variant={isInCart ? 'outline' : 'primary'}
        aria-disabled={isSoldOut || undefined}
        onClick={isSoldOut ? undefined : act}
      >
        {isSoldOut ? t('buy.soldOut') : isInCart ? t('buy.inCart') : t('bundle.add')}
      </Button>
    </div>
  )
}
