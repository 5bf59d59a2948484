import {
  categoryListFile,
  orderCategoriesEndpoint,
  staffCategoriesEndpoint,
} from '@shop/contracts/staff/storefront/staff-categories'
import { queryClient } from '@shop/shell/query'
import { Link, useSearchParams } from '@shop/shell/router'
import { useUnsaved } from '@shop/shell/unsaved'
import { Button } from '@shop/ui-kit/Button'
import { Checkbox } from '@shop/ui-kit/choices/Checkbox'
import { OrderableList } from '@shop/ui-kit/choices/OrderableList'
import { EmptyState } from '@shop/ui-kit/feedback/EmptyState'
import { Badge } from '@shop/ui-kit/page/Badge'
import { useState } from 'react'
import { Failure } from '../../components/Failure.tsx'
import { Refused } from '../../components/Refused.tsx'
import { useOrderingTexts } from '../../components/use-ordering-texts.ts'
import { refetchNames } from '../../goods/refetch-names.ts'
import { ExportList } from '../../list/ExportList.tsx'
import look from '../../list/ListScreen.module.css'
import { TableSkeleton } from '../../list/TableSkeleton.tsx'
import { useStaffCall } from '../../session/use-staff-call.ts'
import { useStaffEndpoint } from '../../session/use-staff-endpoint.ts'
import { useTexts } from '../../use-texts.ts'
import css from './Categories.module.css'
import { CategoryPanel } from './CategoryPanel.tsx'
import { type CategoryAtDepth, reorderSiblings, siblingsIn, withDepths } from './category-draft.ts'

const NEW = 'new-category'

/** The whole tree; what is open and whether archived ones are shown stand in the address. */
export function Categories() {
  const { t } = useTexts()
  const [params, setParams] = useSearchParams()
  useUnsaved(false)
  const isWhole = params.get('archived') === '1'
  const query = { with_archived: isWhole ? '1' : '0' } as const
  const { data, error, isFetching, refetch } = useStaffEndpoint(staffCategoriesEndpoint, { query }, { staleTime: 0 })
  const tree = withDepths(data?.categories ?? [])
  const open = params.get('open')
  const known = tree.find(({ name }) => name === open) ?? null
  const address = (open: string | null, whole = isWhole) => ({
    ...(whole && { archived: '1' }),
    ...(open && { open }),
  })

  if (error && !data)
    return <Failure error={error} title={t('categories.failed')} isRetrying={isFetching} onRetry={refetch} />
  return (
    <div className={look.screen}>
      <div className={look.bar}>
        <Button onClick={() => setParams(address(NEW))}>{t('categories.add')}</Button>
        <Checkbox
          label={t('removing.withArchived')}
          checked={isWhole}
          onChange={event => setParams(address(null, event.currentTarget.checked), { replace: true })}
        />
        {tree.length > 0 && <ExportList calls={categoryListFile} filter={isWhole ? { archived: true } : {}} />}
      </div>
      {!data && <TableSkeleton caption={t('categories.title')} />}
      {data && tree.length === 0 && <EmptyState title={t('categories.none')}>{t('categories.noneText')}</EmptyState>}
      {tree.length > 0 && <Tree tree={tree} hrefOf={name => `?${new URLSearchParams(address(name))}`} />}
      {data && (open === NEW || known) && (
        <CategoryPanel
          // What was archived meanwhile is at another revision.
          key={`${open} ${known?.is_archived}`}
          known={known}
          tree={tree}
          onClose={() => setParams(address(null), { replace: true })}
        />
      )}
    </div>
  )
}

type TreeProps = { tree: readonly CategoryAtDepth[]; hrefOf: (name: string) => string }

function Tree({ tree, hrefOf }: TreeProps) {
  const { t, locale } = useTexts()
  const texts = useOrderingTexts()
  const { ask, refusal } = useStaffCall()
  // What was just put in order stands so at once; the answer confirms it.
  const [order, setOrder] = useState<readonly string[] | null>(null)
  const shown = order ? reorderSiblings(tree, order) : tree

  async function putInOrder(names: readonly string[], moved: string) {
    const wanted = siblingsIn(tree, names, moved)
    setOrder(wanted.names)
    await ask(orderCategoriesEndpoint, { body: wanted })
    await Promise.all([queryClient.invalidateQueries({ queryKey: [staffCategoriesEndpoint.path] }), refetchNames()])
    setOrder(null)
  }
  return (
    <>
      <Refused refusal={refusal} />
      <OrderableList
        label={t('categories.title')}
        items={shown.map(category => ({ id: category.name, category }))}
        nameOf={({ category }) => category.title[locale]}
        depthOf={({ category }) => category.depth}
        texts={texts}
        onOrder={(items, moved) =>
          putInOrder(
            items.map(({ id }) => id),
            moved,
          )
        }
      >
        {({ category }) => <Row category={category} href={hrefOf(category.name)} />}
      </OrderableList>
    </>
  )
}

function Row({ category, href }: { category: CategoryAtDepth; href: string }) {
  const { t, locale } = useTexts()
  const { title, special, is_archived, is_listed, shown, hidden } = category
  return (
    <div className={css.row} data-archived={is_archived || undefined}>
      <Link to={href} className={css.name}>
        {title[locale]}
      </Link>
      {special && <Badge tone="cherry">{t(`categories.special.${special}`)}</Badge>}
      {is_archived && <Badge>{t('categories.archived')}</Badge>}
      {!is_archived && is_listed === false && <Badge>{t('categories.unlisted')}</Badge>}
      {!special && (
        <span className={css.fact}>
          {t('categories.shown', { count: shown })}
          {hidden > 0 && ` · ${t('categories.hidden', { count: hidden })}`}
        </span>
      )}
    </div>
  )
}
