import { type PictureLack, pictureLacks, staffImagesEndpoint } from '@shop/contracts/staff/goods/staff-pictures'
import { keepPreviousData } from '@shop/shell/query'
import { useSearchParams } from '@shop/shell/router'
import { useUnsaved } from '@shop/shell/unsaved'
import { EmptyState } from '@shop/ui-kit/feedback/EmptyState'
import { Select } from '@shop/ui-kit/fields/Select'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { Failure } from '../../components/Failure.tsx'
import { Pager } from '../../list/Pager.tsx'
import { TableSkeleton } from '../../list/TableSkeleton.tsx'
import { useTypedSearch } from '../../list/use-typed-search.ts'
import { useStaffEndpoint } from '../../session/use-staff-endpoint.ts'
import { useTexts } from '../../use-texts.ts'
import css from './PicturesList.module.css'
import { PicturesTable } from './PicturesTable.tsx'

const filters = ['all', ...pictureLacks] as const

/** All articles with their pictures; search, filter and page stand in the address. */
export function PicturesList() {
  const { t } = useTexts()
  useUnsaved(false)
  const [params, setParams] = useSearchParams()
  const search = params.get('search') ?? ''
  const missing = pictureLacks.find(lack => lack === params.get('missing'))
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1)
  const { typed, setTyped } = useTypedSearch(search, words => go({ search: words }))
  const query = { page, ...(search && { search }), ...(missing && { missing }) }
  const { data, error, isFetching, refetch } = useStaffEndpoint(
    staffImagesEndpoint,
    { query },
    { staleTime: 0, placeholderData: keepPreviousData },
  )

  function addressOf(changes: { search?: string; missing?: PictureLack | undefined; page?: number }): URLSearchParams {
    const next = { search, missing, page: 1, ...changes }
    const pairs = Object.entries(next).filter(([name, value]) => value && !(name === 'page' && value === 1))
    return new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]))
  }
  function go(changes: Parameters<typeof addressOf>[0]): void {
    setParams(addressOf(changes), { replace: true })
  }

  if (error && !data)
    return <Failure error={error} title={t('pictures.failed')} isRetrying={isFetching} onRetry={refetch} />
  return (
    <div className={css.place}>
      {/* biome-ignore lint/a11y/useSemanticElements: a search element cannot be submitted */}
      <form role="search" className={css.search} onSubmit={event => event.preventDefault()}>
        <TextField
          label={t('pictures.search')}
          placeholder={t('pictures.searchExample')}
          type="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          value={typed}
          onChange={event => setTyped(event.currentTarget.value)}
        />
        <Select
          label={t('pictures.missing')}
          options={filters.map(value => ({ value, label: t(`pictures.missingFilter.${value}`) }))}
          value={missing ?? 'all'}
          onChange={event => go({ missing: pictureLacks.find(lack => lack === event.currentTarget.value) })}
        />
      </form>
      {!data && <TableSkeleton caption={t('pictures.title')} />}
      {data && (
        <>
          <p role="status" className={css.found}>
            {t('pictures.found', { count: data.count })}
          </p>
          {data.count === 0 && (
            <EmptyState title={t(search || missing ? 'pictures.nothing' : 'pictures.noProducts')}>
              {t(search || missing ? 'pictures.nothingText' : 'pictures.noProductsText')}
            </EmptyState>
          )}
          {data.products.length > 0 && <PicturesTable products={data.products} />}
          <Pager
            page={page}
            pages={Math.ceil(data.count / data.limit)}
            linkTo={to => ({ search: `?${addressOf({ page: to })}` })}
          />
        </>
      )}
    </div>
  )
}
