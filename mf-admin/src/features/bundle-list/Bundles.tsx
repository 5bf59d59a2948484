import { bundleFilters } from '@shop/contracts/staff/goods/staff-bundle-fields'
import { bundleListFile } from '@shop/contracts/staff/goods/staff-bundles'
import { useFormat } from '@shop/shell/format'
import { Link, useNavigate } from '@shop/shell/router'
import { useUnsaved } from '@shop/shell/unsaved'
import { Button, buttonClass } from '@shop/ui-kit/Button'
import { EmptyState } from '@shop/ui-kit/feedback/EmptyState'
import { Refused } from '../../components/Refused.tsx'
import { ColumnMenu } from '../../list/ColumnMenu.tsx'
import { ExportList } from '../../list/ExportList.tsx'
import { KeyHelp } from '../../list/KeyHelp.tsx'
import { List } from '../../list/List.tsx'
import { ListBar } from '../../list/ListBar.tsx'
import { FilterChoice, ListFilters } from '../../list/ListFilters.tsx'
import look from '../../list/ListScreen.module.css'
import { Pager } from '../../list/Pager.tsx'
import { SavedFilters } from '../../list/SavedFilters.tsx'
import { useList } from '../../list/use-list.ts'
import { useTexts } from '../../use-texts.ts'
import css from './Bundles.module.css'
import { pageOf, useBundleColumns } from './use-bundle-columns.tsx'
import { askedBundles, bundleRules, PAGE_LENGTH, useBundleActions, useBundles } from './use-bundles.ts'

/** All bundles; what is looked for stands in the address. */
export function Bundles() {
  const { t } = useTexts()
  const { text } = useFormat()
  const navigate = useNavigate()
  useUnsaved(false)
  const list = useList(bundleRules)
  const answer = useBundles(list)
  const { data } = answer
  const actions = useBundleActions()
  const columns = useBundleColumns(actions)
  const isAsked = list.isNarrowed || list.page > 1

  return (
    <div className={`${look.screen} ${css.bundles}`}>
      <ListFilters
        list={list}
        label={t('bundles.search')}
        placeholder={t('bundles.searchExample')}
        action={
          <Link to="/admin/bundles/new" className={buttonClass()}>
            {t('bundles.add')}
          </Link>
        }
      >
        <FilterChoice
          list={list}
          name="filter"
          label={t('bundles.filter')}
          any={t('bundles.filters.all')}
          options={bundleFilters
            .filter(value => value !== 'all')
            .map(value => ({ value, label: t(`bundles.filters.${value}`) }))}
        />
      </ListFilters>
      <SavedFilters leaveOut={list.position} />
      <Refused refusal={actions.refusal} />
      <ListBar answer={answer} found={data && t('bundles.found', { count: data.count })}>
        {data && data.count > 0 && <ExportList calls={bundleListFile} filter={askedBundles(list)} />}
        <ColumnMenu columns={columns} hidden={list.hidden} onHide={list.setHidden} />
        <KeyHelp canChoose={false} />
      </ListBar>
      <List
        caption={t('bundles.title')}
        columns={columns}
        answer={answer}
        rows={data?.bundles}
        idOf={({ article }) => article}
        failed={t('bundles.failed')}
        grid={{
          list,
          nameOf: ({ article, title }) => `${text(title)}, ${article}`,
          isWarned: ({ is_shown, warnings: { few, hidden, missing } }) =>
            is_shown && (few || hidden.length > 0 || missing.length > 0),
          onOpen: ({ article }) => navigate(pageOf(article)),
          keptAs: 'bundles',
        }}
        empty={
          <EmptyState
            title={t(isAsked ? 'bundles.notFound' : 'bundles.none')}
            actions={isAsked && <Button onClick={list.forgetFilter}>{t('bundles.showAll')}</Button>}
          >
            {t(isAsked ? 'bundles.notFoundText' : 'bundles.noneText')}
          </EmptyState>
        }
      />
      {data && data.bundles.length > 0 && (
        <Pager page={list.page} pages={Math.ceil(data.count / PAGE_LENGTH)} linkTo={list.linkToPage} />
      )}
    </div>
  )
}
