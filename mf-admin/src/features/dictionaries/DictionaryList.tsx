import { type DictionaryKind, dictionaryCalls } from '@shop/contracts/staff/storefront/staff-dictionaries'
import { queryClient } from '@shop/shell/query'
import { Link, useSearchParams } from '@shop/shell/router'
import { Button } from '@shop/ui-kit/Button'
import { Checkbox } from '@shop/ui-kit/choices/Checkbox'
import { OrderableList } from '@shop/ui-kit/choices/OrderableList'
import { Swatch } from '@shop/ui-kit/choices/Swatch'
import { EmptyState } from '@shop/ui-kit/feedback/EmptyState'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import { Badge } from '@shop/ui-kit/page/Badge'
import { useState } from 'react'
import { Failure } from '../../components/Failure.tsx'
import { Refused } from '../../components/Refused.tsx'
import { useOrderingTexts } from '../../components/use-ordering-texts.ts'
import { type AnyRow, measures, shrinkingSizes } from '../../dictionaries/dictionary-draft.ts'
import { refetchNames } from '../../goods/refetch-names.ts'
import { ExportList } from '../../list/ExportList.tsx'
import look from '../../list/ListScreen.module.css'
import { TableSkeleton } from '../../list/TableSkeleton.tsx'
import { useStaffCall } from '../../session/use-staff-call.ts'
import { useStaffEndpoint } from '../../session/use-staff-endpoint.ts'
import { useTexts } from '../../use-texts.ts'
import css from './DictionaryList.module.css'
import { DictionaryPanel } from './DictionaryPanel.tsx'

const NEW = 'new'

/** One dictionary in its order. */
export function DictionaryList({ kind }: { kind: DictionaryKind }) {
  const { t, locale } = useTexts()
  const [params, setParams] = useSearchParams()
  const calls = dictionaryCalls[kind] as (typeof dictionaryCalls)['color']
  const { data, error, isFetching, refetch } = useStaffEndpoint(calls.list, {}, { staleTime: 0 })
  const { ask, refusal } = useStaffCall()
  const texts = useOrderingTexts()
  // What was just put in order stands so at once; the answer confirms it.
  const [order, setOrder] = useState<readonly string[] | null>(null)
  const isWhole = params.get('archived') === '1'
  const all = inOrder((data?.rows ?? []) as AnyRow[], order)
  const rows = isWhole ? all : all.filter(({ is_archived }) => !is_archived)
  const open = params.get('open')
  const known = all.find(({ name }) => name === open) ?? null
  const titleOf = (row: AnyRow) => row.fields.title?.[locale] ?? row.name
  const smaller = shrinkingSizes(rows)

  async function putInOrder(names: readonly string[]) {
    setOrder(names)
    await ask(calls.order, { body: { names: [...names] } })
    await Promise.all([queryClient.invalidateQueries({ queryKey: [calls.list.path] }), refetchNames()])
    setOrder(null)
  }

  if (error && !data)
    return <Failure error={error} title={t('dict.failed')} isRetrying={isFetching} onRetry={refetch} />
  return (
    <div className={look.screen}>
      <div className={look.bar}>
        <Button onClick={() => setParams({ list: kind, open: NEW })}>{t(`dict.add.${kind}`)}</Button>
        {rows.length > 0 && <ExportList calls={calls.listFile} filter={isWhole ? { archived: true } : {}} />}
      </div>
      {all.some(({ is_archived }) => is_archived) && (
        <Checkbox
          label={t('removing.withArchived')}
          checked={isWhole}
          onChange={event =>
            setParams({ list: kind, ...(event.currentTarget.checked && { archived: '1' }) }, { replace: true })
          }
        />
      )}
      <Refused refusal={refusal} />
      {smaller.length > 0 && <Notice tone="warn">{t('dict.smaller', { sizes: smaller.join(', ') })}</Notice>}
      {!data && <TableSkeleton caption={t(`dict.kinds.${kind}`)} />}
      {data?.rows.length === 0 && <EmptyState title={t('dict.none')}>{t(`dict.noneText.${kind}`)}</EmptyState>}
      {rows.length > 0 && (
        <OrderableList
          label={t(`dict.kinds.${kind}`)}
          items={rows.map(row => ({ id: row.name, row }))}
          nameOf={({ row }) => titleOf(row)}
          texts={texts}
          onOrder={items => putInOrder(items.map(({ id }) => id))}
        >
          {({ row }) => <Row kind={kind} row={row} title={titleOf(row)} />}
        </OrderableList>
      )}
      {data && (open === NEW || known) && (
        <DictionaryPanel
          // What was archived meanwhile is at another revision.
          key={`${open} ${known?.is_archived}`}
          kind={kind}
          known={known}
          existingNames={all.map(({ name }) => name)}
          onClose={() => setParams({ list: kind }, { replace: true })}
        />
      )}
    </div>
  )
}

function Row({ kind, row, title }: { kind: DictionaryKind; row: AnyRow; title: string }) {
  const { t } = useTexts()
  const { hex, pattern, is_current, short_name, body } = row.fields
  const link = <Link to={`?list=${kind}&open=${encodeURIComponent(row.name)}`}>{title}</Link>
  return (
    <div className={css.item}>
      <span className={css.name}>{link}</span>
      {hex && <Swatch name={hex} colour={hex} pattern={pattern} />}
      {row.is_archived && <Badge>{t('removing.isArchived')}</Badge>}
      {is_current && <Badge tone="success">{t('dict.current')}</Badge>}
      {short_name && <span className={css.fact}>{short_name}</span>}
      {body && <span className={css.fact}>{measures.map(measure => body[measure]).join(' – ')}</span>}
      <span className={css.fact}>{t('dict.articles', { count: row.articles })}</span>
    </div>
  )
}

function inOrder(rows: readonly AnyRow[], names: readonly string[] | null): AnyRow[] {
  if (!names) return [...rows]
  return rows.toSorted((one, other) => names.indexOf(one.name) - names.indexOf(other.name))
}
