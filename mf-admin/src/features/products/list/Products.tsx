import { exportProductsEndpoint } from '@shop/contracts/staff/goods/staff-import'
import { staffProductsEndpoint } from '@shop/contracts/staff/goods/staff-products'
import { useFormat } from '@shop/shell/format'
import { keepPreviousData } from '@shop/shell/query'
import { useNavigate } from '@shop/shell/router'
import { useUnsaved } from '@shop/shell/unsaved'
import { Button } from '@shop/ui-kit/Button'
import { EmptyState } from '@shop/ui-kit/feedback/EmptyState'
import { DropMenu } from '../../../components/DropMenu.tsx'
import { ExportLinks } from '../../../goods/ExportLinks.tsx'
import { ColumnMenu } from '../../../list/ColumnMenu.tsx'
import { KeyHelp } from '../../../list/KeyHelp.tsx'
import { List } from '../../../list/List.tsx'
import { ListBar } from '../../../list/ListBar.tsx'
import look from '../../../list/ListScreen.module.css'
import { Pager } from '../../../list/Pager.tsx'
import { SavedFilters } from '../../../list/SavedFilters.tsx'
import { useChosen } from '../../../list/use-chosen.ts'
import { useStaffEndpoint } from '../../../session/use-staff-endpoint.ts'
import { useTexts } from '../../../use-texts.ts'
import { BulkBar } from './BulkBar.tsx'
import { Bulks } from './Bulks.tsx'
import { ProductFilters } from './ProductFilters.tsx'
import css from './Products.module.css'
import { pageOf, useProductColumns } from './use-product-columns.tsx'
import { filterQuery, useProductList } from './use-product-list.ts'

const PAGE_LENGTH = 50

/** All products of the shop, hidden ones too. */
export function Products() {
  const { t } = useTexts()
  const { text } = useFormat()
  const navigate = useNavigate()
  useUnsaved(false)
  const list = useProductList()
  const { filter, sort, dir, page } = list
  const chosen = useChosen(JSON.stringify(filter))
  const answer = useStaffEndpoint(
    staffProductsEndpoint,
    { query: { ...filterQuery(filter), sort, dir, page, limit: PAGE_LENGTH } },
    { placeholderData: keepPreviousData, staleTime: 0 },
  )
  const { data } = answer
  const pages = data ? Math.max(1, Math.ceil(data.count / PAGE_LENGTH)) : 1
  const columns = useProductColumns()

  return (
    <div className={`${look.screen} ${css.products}`}>
      <ProductFilters list={list} />
      <SavedFilters leaveOut={list.position} />
      <ListBar answer={answer} found={data && t('products.found', { count: data.count })}>
        <DropMenu icon="download" label={t('export.title')}>
          <p className={css.about}>{t('export.filtered')}</p>
          <ExportLinks path={exportProductsEndpoint.path} query={filterQuery(filter)} />
        </DropMenu>
        <ColumnMenu columns={columns} hidden={list.hidden} onHide={list.setHidden} />
        <KeyHelp canChoose />
      </ListBar>
      <Bulks />
      <BulkBar chosen={chosen} count={data?.count ?? 0} filter={filter} />
      <List
        caption={t('products.title')}
        columns={columns}
        answer={answer}
        rows={data?.products}
        idOf={({ article }) => article}
        failed={t('products.failed')}
        grid={{
          list,
          nameOf: ({ article, title }) => `${text(title)}, ${article}`,
          isChosen: chosen.has,
          onChoose: chosen.choose,
          onOpen: ({ article }) => navigate(pageOf(article)),
          keptAs: 'products',
        }}
        empty={
          list.isNarrowed || page > 1 ? (
            <EmptyState
              title={t('products.nothingFound')}
              actions={
                <Button variant="outline" onClick={list.forgetFilter}>
                  {t('products.showAll')}
                </Button>
              }
            />
          ) : (
            <EmptyState title={t('products.none')}>{t('products.noneText')}</EmptyState>
          )
        }
      />
      {data && data.products.length > 0 && <Pager page={page} pages={pages} linkTo={list.linkToPage} />}
    </div>
  )
}
