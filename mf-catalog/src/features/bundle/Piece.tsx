import type { Product } from '@shop/contracts/products'
import { cheapestSize } from '@shop/pricing/cheapest-size'
import { useFormat } from '@shop/shell/format'
import { useTranslation } from '@shop/shell/i18n'
import { Link } from '@shop/shell/router'
import { ChipRadio } from '@shop/ui-kit/ChipRadio'
import { Picture } from '@shop/ui-kit/Picture'
import css from './Piece.module.css'
import { sizesId } from './use-look.ts'

type PieceProps = {
  product: Product
  chosen: Product['sizes'][number] | undefined
  isMissed: boolean
  onChoose: (size: string) => void
}

/** One garment of the look with a size of its own. */
export function Piece({ product, chosen, isMissed, onChoose }: PieceProps) {
  const { t } = useTranslation('mf-catalog')
  const { money, text } = useFormat()
  const { article, title, sizes, height, images } = product
  const priced = chosen ?? cheapestSize(sizes)
  const [front] = images
  return (
    <li className={css.piece}>
      {front && <Picture file={front.name} alt="" sizes="(min-width:768px) 12rem, 30vw" className={css.picture} />}
      <div className={css.words}>
        <h2 className={css.title}>
          <Link to={`/product/${article}`}>{text(title)}</Link>
        </h2>
        {priced && <p className={css.price}>{money(priced.price)}</p>}
        {height && <p className={css.height}>{t('card.height', { height: height.replace('-', '–') })}</p>}
        <ChipRadio
          id={sizesId(article)}
          legend={t('bundle.size', { title: text(title) })}
          legendHidden
          options={sizes.map(({ name, short_name, count }) => ({
            value: name,
            label: short_name,
            ...(count === 0 && { disabledReason: t('product.sizeGone', { size: name }) }),
          }))}
          value={chosen?.name ?? null}
          onChange={onChoose}
          error={isMissed ? t('product.chooseSize') : undefined}
        />
      </div>
    </li>
  )
}
