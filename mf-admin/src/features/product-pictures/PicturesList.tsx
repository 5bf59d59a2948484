import { pictureLacks, pictureListFile, staffImagesEndpoint } from '@shop/contracts/staff/goods/staff-pictures'
import { keepPreviousData } from '@shop/shell/query'
import { useUnsaved } from '@shop/shell/unsaved'
import { EmptyState } from '@shop/ui-kit/feedback/EmptyState'
import { openModels, opensModels, withOpen } from '../../goods/open-models.ts'
import { ExportList } from '../../list/ExportList.tsx'
import { List } from '../../list/List.tsx'
import { ListBar } from '../../list/ListBar.tsx'
import { FilterChoice, ListFilters } from '../../list/ListFilters.tsx'
import look from '../../list/ListScreen.module.css'
import { oneOf, words } from '../../list/list-address.ts'
import { Pager } from '../../list/Pager.tsx'
import { useList } from '../../list/use-list.ts'
import { useStaffEndpoint } from '../../session/use-staff-endpoint.ts'
import { useTexts } from '../../use-texts.ts'
import css from './PicturesList.module.css'
import { idOfRow, rowsByModel, rowsOfArticles } from './picture-rows.ts'
import { usePictureColumns } from './use-picture-columns.tsx'

const rules = {
  filter: { search: words, missing: oneOf(pictureLacks), rows: oneOf(['articles']) },
  ...opensModels,
}

/** All models with their pictures, each opened to its articles, or the articles one by one. */
export function PicturesList() {
  const { t } = useTexts()
  useUnsaved(false)
  const list = useList(rules)
  const { page } = list
  const { rows, ...filter } = list.filter
  const byArticles = rows === 'articles'
  const isNarrowed = Object.keys(filter).length > 0
  const opened = openModels(list.open)
  const asked = { ...filter, ...(!byArticles && { by: 'model' as const }) }
  const query = { page, ...asked }
  const answer = useStaffEndpoint(staffImagesEndpoint, { query }, { staleTime: 0, placeholderData: keepPreviousData })
  const { data } = answer
  const articles = t('products.found', { count: data?.article_count ?? 0 })
  const columns = usePictureColumns({
    onUnfold: (model, isOpen) => list.setOpen(withOpen(opened, model, isOpen)),
  })

  return (
    <div className={`${look.screen} ${css.place}`}>
      <ListFilters list={list} label={t('pictures.search')} placeholder={t('pictures.searchExample')}>
        <FilterChoice
          list={list}
          name="missing"
          label={t('pictures.missing')}
          any={t('pictures.missingFilter.all')}
          options={pictureLacks.map(value => ({ value, label: t(`pictures.missingFilter.${value}`) }))}
        />
        <FilterChoice
          list={list}
          name="rows"
          label={t('products.rows')}
          any={t('products.rowsModels')}
          options={[{ value: 'articles', label: t('products.rowsArticles') }]}
        />
      </ListFilters>
      <ListBar
        answer={answer}
        found={data && (byArticles ? articles : t('products.foundModels', { count: data.count, articles }))}
      >
        {data && data.count > 0 && <ExportList calls={pictureListFile} filter={asked} />}
      </ListBar>
      <List
        caption={t('pictures.title')}
        columns={columns}
        answer={answer}
        rows={data && (byArticles ? rowsOfArticles(data.products) : rowsByModel(data.products, opened))}
        idOf={idOfRow}
        failed={t('pictures.failed')}
        empty={
          data?.count === 0 && (
            <EmptyState title={t(isNarrowed ? 'pictures.nothing' : 'pictures.noProducts')}>
              {t(isNarrowed ? 'pictures.nothingText' : 'pictures.noProductsText')}
            </EmptyState>
          )
        }
      />
      {data && <Pager page={page} pages={Math.ceil(data.count / data.limit)} linkTo={list.linkToPage} />}
    </div>
  )
}
