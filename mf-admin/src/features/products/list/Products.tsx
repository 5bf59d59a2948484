import { exportPath } from '@shop/contracts/staff/goods/staff-import'
import { staffProductsEndpoint } from '@shop/contracts/staff/goods/staff-products'
import { keepPreviousData } from '@shop/shell/query'
import { Link } from '@shop/shell/router'
import { useUnsaved } from '@shop/shell/unsaved'
import { Button, buttonClass } from '@shop/ui-kit/Button'
import { Icon } from '@shop/ui-kit/Icon'
import { DropMenu } from '../../../components/DropMenu.tsx'
import { Failure } from '../../../components/Failure.tsx'
import { ExportLinks } from '../../../goods/ExportLinks.tsx'
import { ColumnMenu } from '../../../list/ColumnMenu.tsx'
import { KeyHelp } from '../../../list/KeyHelp.tsx'
import { Pager } from '../../../list/Pager.tsx'
import { SavedFilters } from '../../../list/SavedFilters.tsx'
import { useChosen } from '../../../list/use-chosen.ts'
import { formatTime } from '../../../moments.ts'
import { useStaffEndpoint } from '../../../session/use-staff-endpoint.ts'
import { useTexts } from '../../../use-texts.ts'
import { BulkBar } from './BulkBar.tsx'
import { Bulks } from './Bulks.tsx'
import { ProductFilters } from './ProductFilters.tsx'
import css from './Products.module.css'
import { hideableColumns, ProductsTable } from './ProductsTable.tsx'
import { filterQuery, questionOf } from './products-address.ts'
import { useProductsAddress } from './use-products-address.ts'

const PAGE_LENGTH = 50

/** All products of the shop, hidden ones too. */
export function Products() {
  const { t, locale } = useTexts()
  useUnsaved(false)
  const { address, linkToPage, setHidden } = useProductsAddress()
  const chosen = useChosen(JSON.stringify(address.filter))
  const { data, error, isFetching, isPlaceholderData, dataUpdatedAt, refetch } = useStaffEndpoint(
    staffProductsEndpoint,
    { query: questionOf(address, PAGE_LENGTH) },
    { placeholderData: keepPreviousData, staleTime: 0 },
  )
  const pages = data ? Math.max(1, Math.ceil(data.count / PAGE_LENGTH)) : 1

  if (error && !data)
    return <Failure error={error} title={t('products.failed')} isRetrying={isFetching} onRetry={refetch} />
  return (
    <div className={css.products}>
      <div className={css.top}>
        <ProductFilters />
        <Link to="/admin/other/products/new" className={buttonClass({ size: 'small' })}>
          <Icon name="plus" size={16} />
          {t('products.add')}
        </Link>
      </div>
      <SavedFilters leaveOut={['page']} />
      <div className={css.bar}>
        <p role="status">{data ? t('products.found', { count: data.count }) : t('orders.loading')}</p>
        <div className={css.end}>
          {dataUpdatedAt > 0 && (
            <p className={error ? css.failed : css.updated}>
              {t(error ? 'orders.notUpdated' : 'orders.updated', { time: formatTime(dataUpdatedAt, locale) })}
            </p>
          )}
          <Button variant="outline" size="small" busy={isFetching} onClick={() => refetch()}>
            <Icon name="refresh" size={16} />
            {t('orders.refresh')}
          </Button>
          <DropMenu icon="download" label={t('export.title')}>
            <p className={css.about}>{t('export.filtered')}</p>
            <ExportLinks path={exportPath} query={filterQuery(address.filter)} />
          </DropMenu>
          <ColumnMenu
            columns={hideableColumns.map(id => ({ id, label: t(`products.columns.${id}`) }))}
            hidden={address.hidden}
            onHide={setHidden}
          />
          <KeyHelp canChoose />
        </div>
      </div>
      <Bulks />
      <BulkBar chosen={chosen} count={data?.count ?? 0} filter={address.filter} />
      <ProductsTable products={data?.products} isOld={isPlaceholderData} chosen={chosen} />
      {data && data.products.length > 0 && <Pager page={address.page} pages={pages} linkTo={linkToPage} />}
    </div>
  )
}
