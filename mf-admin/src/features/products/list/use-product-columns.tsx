import { formatAmount, useFormat } from '@shop/shell/format'
import { Link } from '@shop/shell/router'
import { Checkbox } from '@shop/ui-kit/choices/Checkbox'
import { Badge } from '@shop/ui-kit/page/Badge'
import { StaffLogin } from '../../../components/StaffLogin.tsx'
import { Thumb } from '../../../goods/Thumb.tsx'
import { Unfold } from '../../../goods/Unfold.tsx'
import { useNamed } from '../../../goods/use-named.ts'
import type { ListColumn } from '../../../list/list-column.ts'
import { formatDay } from '../../../moments.ts'
import { useStaffMember } from '../../../session/session.ts'
import { useTexts } from '../../../use-texts.ts'
import { ModelColors, ModelShown } from './ModelCells.tsx'
import css from './ProductColumns.module.css'
import type { ProductRow } from './product-rows.ts'
import { useShowing } from './use-showing.ts'

export const pageOf = (article: string) => `/admin/other/products/${article}`

type Options = { onUnfold: (model: string, isOpen: boolean) => void }

/** What the list says of each model, and of each article. */
export function useProductColumns({ onUnfold }: Options): ListColumn<ProductRow>[] {
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
      cell: row => (
        <span className={css.product}>
          <Thumb picture={row.picture} faded={row.is === 'model' ? row.shown === 0 : !row.is_shown} />
          <span>
            <Link to={pageOf(row.article)} className={css.name}>
              {text(row.title) || t('products.untitled')}
            </Link>
            <span className={css.article}>{row.is === 'model' ? row.model : row.article}</span>
            {row.is === 'model' && <Unfold row={row} onUnfold={onUnfold} />}
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
      cell: row =>
        row.is === 'model' ? (
          <ModelColors {...row} />
        ) : (
          <>
            {named.colorTitle(row.color)}
            {row.height && <span className={css.quiet}>{named.heightTitle(row.height)}</span>}
          </>
        ),
    },
    {
      id: 'price',
      label: label('price'),
      width: 100,
      sort: 'price',
      number: true,
      cell: ({ price, price_without_discount: list, ...row }) =>
        price ? (
          <>
            <span className={css.whole}>
              {row.is === 'model' && row.is_price_from
                ? t('chosen.from', { price: formatAmount(price.uah, 'UAH') })
                : formatAmount(price.uah, 'UAH')}
            </span>
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
      cell: row => (
        <>
          {row.stock}
          {row.is === 'article' && (
            <span className={css.quiet}>
              {row.sizes.map(({ name, available }) => `${short(name)}\u00a0${available}`).join(' · ')}
            </span>
          )}
        </>
      ),
    },
    {
      id: 'state',
      label: label('state'),
      width: 150,
      cell: ({ title, missing, preorder_on, ...row }) => (
        <div className={css.badges}>
          {row.is_archived ? (
            <Badge>{t('removing.isArchived')}</Badge>
          ) : row.is === 'model' ? (
            <ModelShown {...row} />
          ) : may('content') ? (
            <Checkbox
              className={css.shown}
              label={t('products.isShown')}
              aria-label={t('products.isShownOf', { title: text(title) || row.article, article: row.article })}
              checked={row.is_shown}
              onChange={event => show({ article: row.article, title }, event.currentTarget.checked)}
            />
          ) : (
            <Badge tone={row.is_shown ? 'success' : 'plain'}>
              {t(row.is_shown ? 'products.isShown' : 'products.isHidden')}
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
