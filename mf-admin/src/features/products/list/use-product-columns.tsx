import type { StaffProductRow } from '@shop/contracts/staff/goods/staff-products'
import { formatAmount, useFormat } from '@shop/shell/format'
import { Link } from '@shop/shell/router'
import { Checkbox } from '@shop/ui-kit/choices/Checkbox'
import { Badge } from '@shop/ui-kit/page/Badge'
import { StaffLogin } from '../../../components/StaffLogin.tsx'
import { Thumb } from '../../../goods/Thumb.tsx'
import { useNamed } from '../../../goods/use-named.ts'
import type { ListColumn } from '../../../list/list-column.ts'
import { formatDay } from '../../../moments.ts'
import { useStaffMember } from '../../../session/session.ts'
import { useTexts } from '../../../use-texts.ts'
import css from './ProductColumns.module.css'
import { useShowing } from './use-showing.ts'

export const pageOf = (article: string) => `/admin/other/products/${article}`

/** What the list says of each product. */
export function useProductColumns(): ListColumn<StaffProductRow>[] {
  const { t, locale } = useTexts()
  const { text } = useFormat()
  const named = useNamed()
  const show = useShowing()
  const { may } = useStaffMember()
  const label = (id: string) => t(`products.columns.${id}`)
  return [
    {
      id: 'article',
      label: label('article'),
      width: 250,
      sort: 'article',
      heading: true,
      cell: ({ article, title, picture, is_shown }) => (
        <span className={css.product}>
          <Thumb picture={picture} faded={!is_shown} />
          <span>
            <Link to={pageOf(article)} className={css.name}>
              {text(title) || t('products.untitled')}
            </Link>
            <span className={css.article}>{article}</span>
          </span>
        </span>
      ),
    },
    {
      id: 'category',
      label: label('category'),
      width: 120,
      minor: true,
      sort: 'category',
      cell: ({ category }) => named.categoryTitle(category),
    },
    {
      id: 'collection',
      label: label('collection'),
      width: 120,
      minor: true,
      cell: ({ collection }) => named.collectionTitle(collection),
    },
    {
      id: 'color',
      label: label('color'),
      width: 130,
      minor: true,
      cell: ({ color, height }) => (
        <>
          {named.colorTitle(color)}
          {height && <span className={css.quiet}>{named.heightTitle(height)}</span>}
        </>
      ),
    },
    {
      id: 'price',
      label: label('price'),
      width: 100,
      sort: 'price',
      number: true,
      cell: ({ price, price_without_discount: list }) =>
        price ? (
          <>
            <span className={css.whole}>{formatAmount(price.uah, 'UAH')}</span>
            {list && <s className={css.quiet}>{formatAmount(list.uah, 'UAH')}</s>}
          </>
        ) : (
          '—'
        ),
    },
    {
      id: 'stock',
      label: label('stock'),
      width: 150,
      sort: 'stock',
      number: true,
      cell: ({ stock, sizes }) => (
        <>
          {stock}
          <span className={css.quiet}>
            {sizes.map(({ name, available }) => `${short(name)}\u00a0${available}`).join(' · ')}
          </span>
        </>
      ),
    },
    {
      id: 'state',
      label: label('state'),
      width: 150,
      cell: ({ article, title, is_shown, missing, preorder_on }) => (
        <div className={css.badges}>
          {may('content') ? (
            <Checkbox
              className={css.shown}
              label={t('products.isShown')}
              aria-label={t('products.isShownOf', { title: text(title) || article, article })}
              checked={is_shown}
              onChange={event => show({ article, title }, event.currentTarget.checked)}
            />
          ) : (
            <Badge tone={is_shown ? 'success' : 'plain'}>
              {t(is_shown ? 'products.isShown' : 'products.isHidden')}
            </Badge>
          )}
          {preorder_on && <Badge tone="info">{t('products.preorder')}</Badge>}
          {missing.map(lack => (
            <Badge key={lack} tone="warn">
              {t(`products.lack.${lack}`)}
            </Badge>
          ))}
        </div>
      ),
    },
    {
      id: 'changed',
      label: label('changed'),
      width: 120,
      minor: true,
      sort: 'changed',
      cell: ({ changed }) =>
        changed ? (
          <>
            {formatDay(changed.at, locale)}
            <span className={css.quiet}>
              <StaffLogin login={changed.by} />
            </span>
          </>
        ) : (
          '—'
        ),
    },
  ]
}

/** "36 (S)" as "S": a row has little room. */
function short(size: string): string {
  return /\(([^)]+)\)/.exec(size)?.[1] ?? size
}
