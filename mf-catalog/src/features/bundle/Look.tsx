import type { Bundle } from '@shop/contracts/bundles'
import type { Product } from '@shop/contracts/products'
import { useTranslation } from '@shop/shell/i18n'
import { Button } from '@shop/ui-kit/Button'
import { Icon } from '@shop/ui-kit/Icon'
import { type ReactNode, useMemo } from 'react'
import { usePersonalPercent } from './bundle.query.ts'
import css from './Look.module.css'
import { LookState } from './LookState.tsx'
import { LookTotal } from './LookTotal.tsx'
import { garmentsOfLook, isWhole, withHeight, withLeftOutToggled, withSize } from './look.ts'
import { lookSum } from './look-sum.ts'
import { MissedSizes } from './MissedSizes.tsx'
import { Piece } from './Piece.tsx'
import { useLook } from './use-look.ts'

type LookProps = {
  bundle: Bundle
  products: readonly Product[]
  otherHeights: readonly Product[]
  /** What wishes for one piece alone. */
  renderHeart?: (product: Product) => ReactNode
}

/** All pieces with their heights and sizes, one sum and one button. */
export function Look({ bundle, products, otherHeights, renderHeart }: LookProps) {
  const { t } = useTranslation('mf-catalog')
  const garments = useMemo(() => garmentsOfLook(products, otherHeights), [products, otherHeights])
  const { choices, setChoices, pieces, taken, missed, isInCart, act } = useLook(bundle.article, garments)
  const personalPercent = usePersonalPercent()
  const percent = bundle.bundle_discount_percent
  const isSoldOut = taken.length === 0
  const add = isWhole(pieces) ? t('bundle.add') : t('bundle.addRest', { count: taken.length })

  return (
    <div className={css.look}>
      <ul aria-label={t('bundle.pieces')} className={css.pieces}>
        {pieces.map(piece => (
          <Piece
            key={piece.name}
            piece={piece}
            heart={renderHeart?.(piece.product)}
            isMissed={missed.includes(piece)}
            onHeight={height => setChoices(withHeight(choices, piece.name, height))}
            onSize={size => setChoices(withSize(choices, piece.name, size))}
            {...((!piece.isTaken || taken.length > 1) && {
              onToggle: () => setChoices(withLeftOutToggled(choices, piece.name)),
            })}
          />
        ))}
      </ul>
      {/* Only what is on the shelf is sold in looks, so one promise is true of every choice. */}
      {!isSoldOut && (
        <p className={css.sent}>
          <Icon name="truck" size={20} />
          {t('bundle.sent')}
        </p>
      )}
      <div className={css.foot} data-floats="tall">
        <LookState pieces={pieces} percent={percent} />
        <LookTotal sum={lookSum(pieces, percent, personalPercent)} personalPercent={personalPercent} />
        <MissedSizes pieces={missed} />
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
