import { type BundleFilter, bundleFilters, type StaffBundleRow } from '@shop/contracts/staff/goods/staff-bundle-fields'
import { Link, useSearchParams } from '@shop/shell/router'
import { useUnsaved } from '@shop/shell/unsaved'
import { Button, buttonClass } from '@shop/ui-kit/Button'
import { EmptyState } from '@shop/ui-kit/feedback/EmptyState'
import { Select } from '@shop/ui-kit/fields/Select'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { type FormEvent, useRef } from 'react'
import { Failure } from '../../components/Failure.tsx'
import { Refused } from '../../components/Refused.tsx'
import { ColumnMenu } from '../../list/ColumnMenu.tsx'
import { KeyHelp } from '../../list/KeyHelp.tsx'
import { Pager } from '../../list/Pager.tsx'
import { SavedFilters } from '../../list/SavedFilters.tsx'
import { useTypedSearch } from '../../list/use-typed-search.ts'
import { useTexts } from '../../use-texts.ts'
import css from './Bundles.module.css'
import { BundlesTable } from './BundlesTable.tsx'
import { type BundlesAddress, readBundlesAddress, writeBundlesAddress } from './bundles-address.ts'
import { hideableColumns } from './use-bundle-columns.tsx'
import { PAGE_LENGTH, useBundleActions, useBundles } from './use-bundles.ts'

/** All bundles; what is looked for stands in the address. */
export function Bundles() {
  const { t } = useTexts()
  useUnsaved(false)
  const [params, setParams] = useSearchParams()
  const address = readBundlesAddress(params)
  const { data, error, isFetching, isPlaceholderData, refetch } = useBundles(address)
  const actions = useBundleActions()
  const found = useRef<HTMLParagraphElement>(null)
  const go = (next: Partial<BundlesAddress>, replace = false) =>
    setParams(writeBundlesAddress({ ...address, page: 1, ...next }), { replace })
  // The button that had the focus goes with its row.
  const remove = async (bundle: StaffBundleRow) => {
    await actions.remove(bundle)
    found.current?.focus()
  }
  const isAsked = address.search !== '' || address.filter !== 'all' || address.page > 1

  if (error && !data)
    return <Failure error={error} title={t('bundles.failed')} isRetrying={isFetching} onRetry={refetch} />
  return (
    <div className={css.bundles}>
      <BundleSearch address={address} onSearch={search => go({ search }, true)} onFilter={filter => go({ filter })} />
      <SavedFilters />
      <Refused refusal={actions.refusal} />
      <div className={css.bar}>
        <p ref={found} role="status" tabIndex={-1}>
          {data ? t('bundles.found', { count: data.count }) : t('orders.loading')}
        </p>
        <div className={css.tools}>
          <ColumnMenu
            columns={hideableColumns.map(id => ({ id, label: t(`bundles.columns.${id}`) }))}
            hidden={address.hidden}
            onHide={hidden => setParams(writeBundlesAddress({ ...address, hidden }), { replace: true })}
          />
          <KeyHelp canChoose={false} />
        </div>
      </div>
      <BundlesTable
        bundles={data?.bundles}
        actions={{ ...actions, remove }}
        address={address}
        onSort={go}
        isOld={isPlaceholderData}
        empty={
          <EmptyState
            title={t(isAsked ? 'bundles.notFound' : 'bundles.none')}
            actions={isAsked && <Button onClick={() => setParams({})}>{t('bundles.showAll')}</Button>}
          >
            {t(isAsked ? 'bundles.notFoundText' : 'bundles.noneText')}
          </EmptyState>
        }
      />
      {data && data.bundles.length > 0 && (
        <Pager
          page={address.page}
          pages={Math.ceil(data.count / PAGE_LENGTH)}
          linkTo={page => ({ search: `?${writeBundlesAddress({ ...address, page })}` })}
        />
      )}
    </div>
  )
}

type SearchProps = {
  address: BundlesAddress
  onSearch: (search: string) => void
  onFilter: (filter: BundleFilter) => void
}

function BundleSearch({ address, onSearch, onFilter }: SearchProps) {
  const { t } = useTexts()
  const { typed, setTyped, askNow } = useTypedSearch(address.search, onSearch)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    askNow()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a search element cannot be submitted
    <form role="search" className={css.search} onSubmit={onSubmit}>
      <TextField
        label={t('bundles.search')}
        placeholder={t('bundles.searchExample')}
        type="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        value={typed}
        onChange={event => setTyped(event.currentTarget.value)}
      />
      <Select
        label={t('bundles.filter')}
        options={bundleFilters.map(value => ({ value, label: t(`bundles.filters.${value}`) }))}
        value={address.filter}
        onChange={event => onFilter(bundleFilters.find(known => known === event.currentTarget.value) ?? 'all')}
      />
      <Link to="/admin/bundles/new" className={`${buttonClass()} ${css.add}`}>
        {t('bundles.add')}
      </Link>
    </form>
  )
}
