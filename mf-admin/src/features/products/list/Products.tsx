import { exportProductsEndpoint } from '@shop/contracts/staff/goods/staff-import'
import { useFormat } from '@shop/shell/format'
import { useNavigate } from '@shop/shell/router'
import { useUnsaved } from '@shop/shell/unsaved'
import { Button } from '@shop/ui-kit/Button'
import { EmptyState } from '@shop/ui-kit/feedback/EmptyState'
import { DropMenu } from '../../../components/DropMenu.tsx'
import { ExportLinks } from '../../../goods/ExportLinks.tsx'
import { withOpen } from '../../../goods/open-models.ts'
import { ColumnMenu } from '../../../list/ColumnMenu.tsx'
import { KeyHelp } from '../../../list/KeyHelp.tsx'
import { List } from '../../../list/List.tsx'
import { ListBar } from '../../../list/ListBar.tsx'
import look from '../../../list/ListScreen.module.css'
import { Pager } from '../../../list/Pager.tsx'
import { SavedFilters } from '../../../list/SavedFilters.tsx'
import { useChosen } from '../../../list/use-chosen.ts'
import { useTexts } from '../../../use-texts.ts'
import { BulkBar } from './BulkBar.tsx'
import { Bulks } from './Bulks.tsx'
import { ProductFilters } from './ProductFilters.tsx'
import css from './Products.module.css'
import { articlesIn, idOfRow, type ProductRow } from './product-rows.ts'
import { pageOf, useProductColumns } from './use-product-columns.tsx'
import { filterQuery, useProductList } from './use-product-list.ts'
import { useProductRows } from './use-product-rows.ts'

/** All products of the shop, hidden ones too: a row a model, opened to its articles, or a row an article. */
export function Products() {
  const { t } = useTexts()
  const { text } = useFormat()
  const navigate = useNavigate()
  useUnsaved(false)
  const list = useProductList()
  const { narrowing, page, byArticles } = list
  const chosen = useChosen(JSON.stringify(narrowing))
  const { answer, rows, opened, count, articleCount = 0, pages } = useProductRows(list)
  const unfold = (model: string, isOpen: boolean) => list.setOpen(withOpen(opened, model, isOpen))
  const columns = useProductColumns({ onUnfold: unfold })

  const byId = new Map(rows?.map(row => [idOfRow(row), row]))
  const articlesOf = (id: string) => {
    const row = byId.get(id)
    return row ? articlesIn(row) : []
  }
  const isChosen = (id: string) => articlesOf(id).every(chosen.has)
  const articles = t('products.found', { count: articleCount })
  const found = byArticles ? articles : t('products.foundModels', { count: count ?? 0, articles })
  return (
    <div className={`${look.screen} ${css.products}`}>
      <ProductFilters list={list} />
      <SavedFilters leaveOut={list.position} />
      <ListBar answer={answer} found={rows && found}>
        <DropMenu icon="download" label={t('export.title')}>
          <p className={css.about}>{t('export.filtered')}</p>
          <ExportLinks path={exportProductsEndpoint.path} query={filterQuery(narrowing)} />
        </DropMenu>
        <ColumnMenu columns={columns} hidden={list.hidden} onHide={list.setHidden} />
        <KeyHelp canChoose canUnfold={!byArticles} />
      </ListBar>
      <Bulks />
      <BulkBar chosen={chosen} count={articleCount} filter={narrowing} />
      <List<ProductRow>
        caption={t('products.title')}
        columns={columns}
        answer={answer}
        rows={rows}
        idOf={idOfRow}
        failed={t('products.failed')}
        grid={{
          list,
          nameOf: row => `${text(row.title)}, ${row.is === 'model' ? row.model : row.article}`,
          isChosen,
          isPartlyChosen: id => !isChosen(id) && articlesOf(id).some(chosen.has),
          onChoose: (ids, isChosen) => chosen.choose(ids.flatMap(articlesOf), isChosen),
          isPart: row => row.is === 'article' && row.isPart,
          onUnfold: (row, isOpen) => !byArticles && unfold(row.model, isOpen),
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
      {rows && rows.length > 0 && <Pager page={page} pages={pages} linkTo={list.linkToPage} />}
    </div>
  )
}
