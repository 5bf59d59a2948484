import type { Product, StoreCard } from '@shop/contracts/catalog/products'
import { useFormat } from '@shop/shell/format'
import { useTranslation } from '@shop/shell/i18n'
import { Badge, type BadgeTone } from '@shop/ui-kit/page/Badge'
import { dayOfYear } from '../../day-of-year.ts'
import css from './Badges.module.css'

type Marked = Pick<StoreCard, 'badges' | 'own_discount_percent'> &
  Partial<Pick<Product, 'start_sale_date' | 'preorder'>>

const tones: Record<StoreCard['badges'][number], BadgeTone> = {
  sale: 'sale',
  new: 'plain',
  sale_soon: 'cherry',
  preorder: 'warn',
  sold_out: 'ink',
}

/** `dates`: on the article's own page there is room to say when. */
export function Badges({ of, dates = false }: { of: Marked; dates?: boolean }) {
  const { t } = useTranslation('mf-catalog')
  const { day } = useFormat()
  if (of.badges.length === 0) return null

  const saleStart = of.start_sale_date && day(of.start_sale_date)
  const texts = {
    sale: t('badge.sale', { percent: of.own_discount_percent ?? 0 }),
    new: t('badge.new'),
    sale_soon: dates && saleStart ? t('badge.saleSoonOn', { date: saleStart }) : t('badge.saleSoon'),
    preorder: dates && of.preorder ? t('badge.preorderOn', { date: day(dayOfYear(of.preorder)) }) : t('badge.preorder'),
    sold_out: t('badge.soldOut'),
  }
  return (
    <ul className={css.badges} aria-label={t('badge.list')}>
      {of.badges.map(name => (
        <li key={name}>
          <Badge tone={tones[name]}>{texts[name]}</Badge>
        </li>
      ))}
    </ul>
  )
}
