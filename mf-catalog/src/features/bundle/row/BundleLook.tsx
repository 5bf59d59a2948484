import type { BundleCard } from '@shop/contracts/catalog/bundles'
import { useFormat } from '@shop/shell/format'
import { useTranslation } from '@shop/shell/i18n'
import { Link } from '@shop/shell/router'
import { Picture } from '@shop/ui-kit/goods/Picture'
import { Price } from '@shop/ui-kit/goods/Price'
import { Badge } from '@shop/ui-kit/page/Badge'
import whole from '../../../styles/whole-card-link.module.css'
import css from './BundleLook.module.css'
import { picturesSideBySide } from './pictures-side-by-side.ts'

const SIZES = '(min-width:768px) 25vw, 50vw'
const WIDE = { sizes: '(min-width:768px) 60vw, 100vw', width: 1200, height: 750 }
const MOST_PICTURES = 4

/** A bundle shown whole: its garments side by side, and beside them what they cost together. */
export function BundleLook({ bundle }: { bundle: BundleCard }) {
  const { t } = useTranslation('mf-catalog')
  const { money, text } = useFormat()
  const { article, title, images, pieces, price, price_without_discount: fullPrice, is_new, in_stock } = bundle
  const shown = picturesSideBySide(images, MOST_PICTURES)
  return (
    <li className={`${css.look} ${whole.card}`} data-pictures={shown[0]?.is_wide ? 'wide' : shown.length}>
      <div className={css.pictures}>
        {shown.map(({ name, placeholder, focus, is_wide: isWide }) => (
          <Picture
            key={name}
            file={name}
            alt=""
            placeholder={placeholder}
            focus={focus}
            {...(isWide ? WIDE : { sizes: SIZES })}
          />
        ))}
      </div>
      <div className={css.words}>
        {is_new && <Badge>{t('badge.new')}</Badge>}
        <h3 className={css.title}>
          <Link to={`/bundle/${article}`} className={whole.link}>
            {text(title)}
          </Link>
        </h3>
        <p className={css.items}>
          {in_stock ? t('bundle.count', { count: pieces }) : t('bundle.countGone', { count: pieces })}
        </p>
        <Price
          size="large"
          current={t('bundle.from', { sum: money(price) })}
          {...(fullPrice && { old: money(fullPrice), oldLabel: t('price.apart'), currentLabel: t('price.together') })}
        />
        <span aria-hidden="true" className={css.open}>
          {t('bundle.open')}
        </span>
      </div>
    </li>
  )
}
