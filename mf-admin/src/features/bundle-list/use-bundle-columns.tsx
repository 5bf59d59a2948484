import type { StaffBundleRow } from '@shop/contracts/staff/goods/staff-bundle-fields'
import { FEWEST_SHOWN } from '@shop/contracts/staff/goods/staff-bundle-fields'
import { useFormat } from '@shop/shell/format'
import { Link } from '@shop/shell/router'
import { Checkbox } from '@shop/ui-kit/choices/Checkbox'
import { Price } from '@shop/ui-kit/goods/Price'
import { StaffLogin } from '../../components/StaffLogin.tsx'
import { Thumb } from '../../goods/Thumb.tsx'
import type { ListColumn } from '../../list/list-column.ts'
import { formatDay } from '../../moments.ts'
import { RemovingActions } from '../../removing/RemovingActions.tsx'
import { useTexts } from '../../use-texts.ts'
import css from './BundleColumns.module.css'
import { type BundleActions, readListsAgain } from './use-bundles.ts'

export const pageOf = (article: string) => `/admin/bundles/${article}`

export function useBundleColumns(actions: BundleActions): ListColumn<StaffBundleRow>[] {
  const { t, locale } = useTexts()
  const { text, money } = useFormat()
  const label = (id: string) => t(`bundles.columns.${id}`)
  return [
    {
      id: 'bundle',
      label: label('bundle'),
      width: 200,
      sort: 'title',
      heading: true,
      cell: ({ article, title, products, is_shown }) => (
        <div className={css.name}>
          <Thumb picture={products[0]?.picture ?? null} faded={!is_shown} large />
          <div className={css.titles}>
            <Link to={pageOf(article)} className={css.title}>
              {text(title)}
            </Link>
            <span className={css.quiet}>{article}</span>
          </div>
        </div>
      ),
    },
    {
      id: 'products',
      label: label('products'),
      width: 150,
      cell: ({ products, warnings: { few, hidden, missing } }) => (
        <>
          <div className={css.thumbs}>
            {products.map(product => (
              <Thumb key={product.article} picture={product.picture} faded={product.state !== 'shown'} />
            ))}
          </div>
          {(few || hidden.length > 0 || missing.length > 0) && (
            <ul className={css.warnings}>
              {few && <li>{t('bundles.few')}</li>}
              {hidden.length > 0 && <li>{t('bundles.hidden', { articles: hidden.join(', ') })}</li>}
              {missing.length > 0 && <li>{t('bundles.missing', { articles: missing.join(', ') })}</li>}
            </ul>
          )}
        </>
      ),
    },
    {
      id: 'price',
      label: label('price'),
      width: 126,
      sort: 'discount',
      cell: ({ price, price_without_discount: fullPrice, bundle_discount_percent: percent }) =>
        price && (
          <div className={css.price}>
            <Price
              current={money(price)}
              {...(fullPrice && {
                old: money(fullPrice),
                oldLabel: t('bundles.apart'),
                currentLabel: t('bundles.together'),
              })}
            />
            {percent > 0 && <span className={css.quiet}>−{percent} %</span>}
          </div>
        ),
    },
    {
      id: 'marks',
      label: label('marks'),
      width: 140,
      sort: 'new',
      cell: bundle =>
        bundle.is_deleted ? t('removing.isArchived') : <Marks bundle={bundle} name={text(bundle.title)} {...actions} />,
    },
    {
      id: 'changed',
      label: label('changed'),
      width: 130,
      minor: true,
      sort: 'changed',
      cell: ({ changed }) =>
        changed ? (
          <>
            {formatDay(changed.at, locale)}
            <span className={css.who}>
              <StaffLogin login={changed.by} />
            </span>
          </>
        ) : (
          '—'
        ),
    },
    {
      id: 'delete',
      stays: true,
      label: label('archive'),
      width: 128,
      cell: ({ article, title, is_deleted }) => (
        <RemovingActions
          kind="bundle"
          names={[article]}
          title={text(title)}
          isArchived={is_deleted}
          onDone={readListsAgain}
        />
      ),
    },
  ]
}

type MarksProps = Pick<BundleActions, 'switchFact'> & { bundle: StaffBundleRow; name: string }

function Marks({ bundle, name, switchFact }: MarksProps) {
  const { t } = useTexts()
  const { is_shown, is_new, products } = bundle
  return (
    <div className={css.marks}>
      <Checkbox
        label={t('bundles.isShown')}
        aria-label={t('bundles.isShownOf', { title: name })}
        checked={is_shown}
        disabled={!is_shown && products.length < FEWEST_SHOWN}
        onChange={event => switchFact(bundle, { is_shown: event.currentTarget.checked })}
      />
      <Checkbox
        label={t('bundles.isNew')}
        aria-label={t('bundles.isNewOf', { title: name })}
        checked={is_new}
        onChange={event => switchFact(bundle, { is_new: event.currentTarget.checked })}
      />
    </div>
  )
}
