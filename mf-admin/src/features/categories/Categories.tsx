import { keptCategoriesEndpoint, orderCategoriesEndpoint } from '@shop/contracts/staff/staff-categories'
import { queryClient } from '@shop/shell/query'
import { Link, useSearchParams } from '@shop/shell/router'
import { useUnsaved } from '@shop/shell/unsaved'
import { Button } from '@shop/ui-kit/Button'
import { Checkbox } from '@shop/ui-kit/choices/Checkbox'
import { EmptyState } from '@shop/ui-kit/feedback/EmptyState'
import { IconButton } from '@shop/ui-kit/IconButton'
import { Badge } from '@shop/ui-kit/page/Badge'
import { VisuallyHidden } from '@shop/ui-kit/VisuallyHidden'
import { useLayoutEffect, useRef, useState } from 'react'
import { Failure } from '../../components/Failure.tsx'
import { Refused } from '../../components/Refused.tsx'
import { TableSkeleton } from '../../components/TableSkeleton.tsx'
import { useOrderingTexts } from '../../components/use-ordering-texts.ts'
import { renewNamed } from '../../goods/renew-named.ts'
import { useStaffCall } from '../../session/use-staff-call.ts'
import { useStaffEndpoint } from '../../session/use-staff-endpoint.ts'
import { useTexts } from '../../use-texts.ts'
import css from './Categories.module.css'
import { CategoryPanel } from './CategoryPanel.tsx'
import { movedBy, type Placed, placed } from './category-draft.ts'

const NEW = 'new-category'

/** The whole tree; what is open and whether archived ones are shown stand in the address. */
export function Categories() {
  const { t } = useTexts()
  const [params, setParams] = useSearchParams()
  useUnsaved(false)
  const isWhole = params.get('archived') === '1'
  const query = { with_archived: isWhole ? '1' : '0' } as const
  const { data, error, isFetching, refetch } = useStaffEndpoint(keptCategoriesEndpoint, { query }, { staleTime: 0 })
  const tree = placed(data?.categories ?? [])
  const open = params.get('open')
  const known = tree.find(({ name }) => name === open) ?? null
  const address = (open: string | null, whole = isWhole) => ({
    ...(whole && { archived: '1' }),
    ...(open && { open }),
  })

  if (error && !data)
    return <Failure error={error} title={t('categories.failed')} isRetrying={isFetching} onRetry={refetch} />
  return (
    <div className={css.screen}>
      <div className={css.bar}>
        <Button onClick={() => setParams(address(NEW))}>{t('categories.add')}</Button>
        <Checkbox
          label={t('categories.withArchived')}
          checked={isWhole}
          onChange={event => setParams(address(null, event.currentTarget.checked), { replace: true })}
        />
      </div>
      {!data && <TableSkeleton caption={t('categories.title')} />}
      {data && tree.length === 0 && <EmptyState title={t('categories.none')}>{t('categories.noneText')}</EmptyState>}
      {tree.length > 0 && <Tree tree={tree} hrefOf={name => `?${new URLSearchParams(address(name))}`} />}
      {data && (open === NEW || known) && (
        <CategoryPanel
          key={open}
          known={known}
          tree={tree}
          onClose={() => setParams(address(null), { replace: true })}
        />
      )}
    </div>
  )
}

type TreeProps = { tree: readonly Placed[]; hrefOf: (name: string) => string }

function Tree({ tree, hrefOf }: TreeProps) {
  const { t, locale } = useTexts()
  const texts = useOrderingTexts()
  const { ask, isBusy, refusal } = useStaffCall()
  const list = useRef<HTMLUListElement>(null)
  const pressed = useRef<string | null>(null)
  const [said, setSaid] = useState('')

  // Moved in the document, a button loses the focus: the next press must move the same category on.
  useLayoutEffect(() => {
    if (pressed.current) list.current?.querySelector<HTMLElement>(`[data-move="${pressed.current}"]`)?.focus()
    pressed.current = null
  })

  async function move({ name, title, parent_category }: Placed, step: -1 | 1) {
    const names = movedBy(tree, name, step)
    if (!names || isBusy) return
    const ordered = await ask(orderCategoriesEndpoint, { body: { parent_category, names } })
    if (!ordered) return
    await Promise.all([queryClient.invalidateQueries({ queryKey: [keptCategoriesEndpoint.path] }), renewNamed()])
    pressed.current = `${step} ${name}`
    setSaid(texts.moved(title[locale], names.indexOf(name) + 1, names.length))
  }
  return (
    <>
      <Refused refusal={refusal} />
      <ul ref={list} className={css.tree} aria-label={t('categories.title')}>
        {tree.map(category => {
          const { name, title, depth, special, is_archived, shown, hidden } = category
          return (
            <li key={name} className={css.row} data-depth={depth} data-archived={is_archived || undefined}>
              <Link to={hrefOf(name)} className={css.name}>
                {title[locale]}
              </Link>
              {special && <Badge tone="cherry">{t(`categories.special.${special}`)}</Badge>}
              {is_archived && <Badge>{t('categories.archived')}</Badge>}
              {!special && (
                <span className={css.fact}>
                  {t('categories.shown', { count: shown })}
                  {hidden > 0 && ` · ${t('categories.hidden', { count: hidden })}`}
                </span>
              )}
              <span>
                {([-1, 1] as const).map(step => (
                  <IconButton
                    key={step}
                    icon={step < 0 ? 'chevron-up' : 'chevron-down'}
                    label={step < 0 ? texts.earlier(title[locale]) : texts.later(title[locale])}
                    data-move={`${step} ${name}`}
                    aria-disabled={movedBy(tree, name, step) === null || undefined}
                    onClick={() => move(category, step)}
                  />
                ))}
              </span>
            </li>
          )
        })}
      </ul>
      <span role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </span>
    </>
  )
}
