import type { Text } from '@shop/contracts/texts/text'
import type { Price as Prices } from '@shop/money/money'
import { useFormat } from '@shop/shell/format'
import { Link } from '@shop/shell/router'
import { Picture } from '@shop/ui-kit/goods/Picture'
import { Price } from '@shop/ui-kit/goods/Price'
import { useTexts } from '../use-texts.ts'
import css from './SmallCard.module.css'

type SmallCardProps = {
  article: string
  title: Text
  picture: { name: string; placeholder?: string | undefined } | undefined
  /** Not known of an article without sizes. */
  price: Prices | null
  /** Before the reduction. */
  listPrice?: Prices | null | undefined
}

/** A garment where the cart has little room: the whole card is the link. */
export function SmallCard({ article, title, picture, price, listPrice }: SmallCardProps) {
  const { t } = useTexts()
  const { text, money } = useFormat()
  return (
    <li className={css.card}>
      {picture && <Picture file={picture.name} placeholder={picture.placeholder} alt="" sizes="144px" eager />}
      <Link to={`/product/${article}`} className={css.title}>
        {text(title)}
      </Link>
      {price && (
        <Price
          current={money(price)}
          {...(listPrice && { currentLabel: t('line.now'), old: money(listPrice), oldLabel: t('line.before') })}
        />
      )}
    </li>
  )
}
