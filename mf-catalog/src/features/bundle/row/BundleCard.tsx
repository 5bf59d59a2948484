import type { BundleCard as BundleCardView } from '@shop/contracts/catalog/bundles'
import { useFormat } from '@shop/shell/format'
import { useTranslation } from '@shop/shell/i18n'
import { Link } from '@shop/shell/router'
import { Picture } from '@shop/ui-kit/goods/Picture'
import { Price } from '@shop/ui-kit/goods/Price'
import { Badge } from '@shop/ui-kit/page/Badge'
import whole from '../../../styles/whole-card-link.module.css'
import css from './BundleCard.module.css'
import { picturesSideBySide } from './pictures-side-by-side.ts'

const SIZES = '(min-width:1024px) 15vw, (min-width:768px) 22vw, 41vw'
const WIDE = { sizes: '(min-width:1024px) 30vw, (min-width:768px) 44vw, 82vw', width: 1200, height: 750 }
/** As many as stand beside each other in one box. */
const SHOWN_PICTURES = 2

/** One bundle of a row: its garments beside each other, the whole card one link. */
export function BundleCard({ bundle }: { bundle: BundleCardView }) {
  const { t } = useTranslation('mf-catalog')
  const { money, text } = useFormat()
  const { article, title, images, pieces, price, price_without_discount: fullPrice, is_new, in_stock } = bundle
  return (
    <li className={`${css.card} ${whole.card}`}>
      <div className={css.pictures} data-wide={images[0]?.is_wide}>
        {picturesSideBySide(images, SHOWN_PICTURES).map(({ name, placeholder, is_wide: isWide }) => (
          <Picture key={name} file={name} alt="" placeholder={placeholder} {...(isWide ? WIDE : { sizes: SIZES })} />
        ))}
        {is_new && (
          <div className={css.badge}>
            <Badge>{t('badge.new')}</Badge>
          </div>
        )}
      </div>
      <h3 className={css.title}>
        <Link to={`/bundle/${article}`} className={whole.link}>
          {text(title)}
        </Link>
      </h3>
      <Price
        current={t('bundle.from', { sum: money(price) })}
        {...(fullPrice && { old: money(fullPrice), oldLabel: t('price.apart'), currentLabel: t('price.together') })}
      />
      <p className={css.items}>
        {in_stock ? t('bundle.count', { count: pieces }) : t('bundle.countGone', { count: pieces })}
      </p>
    </li>
  )
}
