import type { ProductCard } from '@shop/contracts/catalog/products'
import { cheapestSize } from '@shop/pricing/cheapest-size'
import { useFormat } from '@shop/shell/format'
import { Link } from '@shop/shell/router'
import { Picture } from '@shop/ui-kit/goods/Picture'
import { Price } from '@shop/ui-kit/goods/Price'
import { useTexts } from '../../../use-texts.ts'
import css from './LastWishes.module.css'

export function WishCard({ card: { article, title, previewImages, sizes } }: { card: ProductCard }) {
  const { t } = useTexts()
  const { text, money } = useFormat()
  const [picture] = previewImages
  const size = cheapestSize(sizes)
  return (
    <li className={css.wish}>
      {picture && <Picture file={picture.name} placeholder={picture.placeholder} alt="" sizes="144px" eager />}
      <Link to={`/product/${article}`} className={css.title}>
        {text(title)}
      </Link>
      {size && (
        <Price
          current={money(size.price)}
          {...(size.price_without_discount && {
            currentLabel: t('line.now'),
            old: money(size.price_without_discount),
            oldLabel: t('line.before'),
          })}
        />
      )}
    </li>
  )
}
