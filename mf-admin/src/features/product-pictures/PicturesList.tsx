import { pictureLacks, staffImagesEndpoint } from '@shop/contracts/staff/goods/staff-pictures'
import { keepPreviousData } from '@shop/shell/query'
import { useUnsaved } from '@shop/shell/unsaved'
import { EmptyState } from '@shop/ui-kit/feedback/EmptyState'
import { List } from '../../list/List.tsx'
import { FilterChoice, ListFilters } from '../../list/ListFilters.tsx'
import look from '../../list/ListScreen.module.css'
import { oneOf, words } from '../../list/list-address.ts'
import { Pager } from '../../list/Pager.tsx'
import { useList } from '../../list/use-list.ts'
import { useStaffEndpoint } from '../../session/use-staff-endpoint.ts'
import { useTexts } from '../../use-texts.ts'
import css from './PicturesList.module.css'
import { usePictureColumns } from './use-picture-columns.tsx'

const rules = { filter: { search: words, missing: oneOf(pictureLacks) } }

/** All articles with their pictures. */
export function PicturesList() {
  const { t } = useTexts()
  useUnsaved(false)
  const list = useList(rules)
  const { filter, page, isNarrowed } = list
  const query = { page, ...filter }
  const answer = useStaffEndpoint(staffImagesEndpoint, { query }, { staleTime: 0, placeholderData: keepPreviousData })
  const { data } = answer

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
      </ListFilters>
      {data && (
        <p role="status" className={css.found}>
          {t('pictures.found', { count: data.count })}
        </p>
      )}
      <List
        caption={t('pictures.title')}
        columns={usePictureColumns()}
        answer={answer}
        rows={data?.products}
        idOf={({ article }) => article}
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
