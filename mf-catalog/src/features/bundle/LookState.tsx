import { useFormat } from '@shop/shell/format'
import { useTranslation } from '@shop/shell/i18n'
import css from './LookState.module.css'
import { isWhole, type Piece } from './look.ts'

/** Why the look is not whole, and what that means for its price: said before the cart says it. */
export function LookState({ pieces, percent }: { pieces: readonly Piece[]; percent: number }) {
  const { t } = useTranslation('mf-catalog')
  const { text } = useFormat()
  const gone = pieces.filter(({ isSoldOut }) => isSoldOut).map(({ product }) => text(product.title))
  const isLost = percent > 0 && !isWhole(pieces)
  return (
    <div role="status" className={css.state}>
      {gone.length > 0 && <p>{t('bundle.gone', { titles: gone.join(', ') })}</p>}
      {isLost && <p>{t('bundle.notWhole', { percent })}</p>}
    </div>
  )
}
