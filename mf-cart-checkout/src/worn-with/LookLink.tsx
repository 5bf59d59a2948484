import type { BundleCard } from '@shop/contracts/catalog/bundles'
import { useFormat } from '@shop/shell/format'
import { Link } from '@shop/shell/router'
import { Picture } from '@shop/ui-kit/goods/Picture'
import { Price } from '@shop/ui-kit/goods/Price'
import { useTexts } from '../use-texts.ts'
import css from './LookLink.module.css'

const WIDE = { width: 1200, height: 750 }
const SIDE_BY_SIDE = 2

/** A look with its garments, what it costs together, and the way to it. */
export function LookLink({ look }: { look: BundleCard }) {
  const { t } = useTexts()
  const { text, money } = useFormat()
  const { article, title, images, pieces, price, price_without_discount: apart } = look
  const isWide = Boolean(images[0]?.is_wide)
  return (
    <li className={css.look}>
      <span className={css.pictures} data-wide={isWide || undefined}>
        {images.slice(0, isWide ? 1 : SIDE_BY_SIDE).map(({ name, placeholder, focus }) => (
          <Picture
            key={name}
            file={name}
            alt=""
            placeholder={placeholder}
            focus={focus}
            sizes={isWide ? '184px' : '88px'}
            {...(isWide && WIDE)}
          />
        ))}
      </span>
      <span className={css.words}>
        <Link to={`/bundle/${article}`} className={css.title}>
          {text(title)}
        </Link>
        <span className={css.pieces}>{t('wornWith.pieces', { count: pieces })}</span>
        <Price
          current={t('wornWith.from', { sum: money(price) })}
          {...(apart && { currentLabel: t('wornWith.together'), old: money(apart), oldLabel: t('wornWith.apart') })}
        />
      </span>
    </li>
  )
}
