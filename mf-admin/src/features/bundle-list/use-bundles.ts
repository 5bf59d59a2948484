import { bundleFilters, bundleSorts, type StaffBundleRow } from '@shop/contracts/staff/goods/staff-bundle-fields'
import {
  bundleIsNewEndpoint,
  bundleIsShownEndpoint,
  staffBundlesEndpoint,
} from '@shop/contracts/staff/goods/staff-bundles'
import { useFormat } from '@shop/shell/format'
import { notify } from '@shop/shell/notices'
import { keepPreviousData, queryClient } from '@shop/shell/query'
import { type ListAddress, oneOf, words } from '../../list/list-address.ts'
import { useStaffCall } from '../../session/use-staff-call.ts'
import { useStaffEndpoint } from '../../session/use-staff-endpoint.ts'
import { useTexts } from '../../use-texts.ts'

export const PAGE_LENGTH = 50

type Asked = ListAddress<typeof bundleRules.filter, (typeof bundleSorts)[number]>

export const bundleRules = {
  filter: { search: words, filter: oneOf(bundleFilters.filter(name => name !== 'all')) },
  sorts: bundleSorts,
  descending: ['changed'] as const,
}

/** What is looked for, and in which order. */
export function askedBundles({
  filter: { search = '', filter: state },
  sort,
  dir,
}: Pick<Asked, 'filter' | 'sort' | 'dir'>) {
  const asked = search.trim()
  return { filter: state ?? ('all' as const), sort, dir, ...(asked && { search: asked }) }
}

/** One page of bundles; the page before stays until the next one is here. */
export function useBundles({ page, ...list }: Asked) {
  const query = { page, limit: PAGE_LENGTH, ...askedBundles(list) }
  return useStaffEndpoint(staffBundlesEndpoint, { query }, { placeholderData: keepPreviousData, staleTime: 0 })
}

export type BundleActions = Omit<ReturnType<typeof useBundleActions>, 'refusal'>

type Fact = { is_new: boolean } | { is_shown: boolean }

/** What staff do to a bundle in the list. */
export function useBundleActions() {
  const { t } = useTexts()
  const { text } = useFormat()
  const { ask, refusal } = useStaffCall()
  const nameOf = ({ title }: StaffBundleRow) => ({ title: text(title) })

  /** At once on the screen; a refusal takes it back and says so. */
  async function switchFact(bundle: StaffBundleRow, fact: Fact): Promise<void> {
    const input = { params: { article: bundle.article } }
    inLists(bundle.article, row => ({ ...row, ...fact }))
    const saved =
      'is_new' in fact
        ? await ask(bundleIsNewEndpoint, { ...input, body: fact })
        : await ask(bundleIsShownEndpoint, { ...input, body: fact })
    const { is_new, is_shown } = bundle
    inLists(bundle.article, row => ({ ...row, ...(saved ? rowOf(saved.bundle) : { is_new, is_shown }) }))
    if (!saved)
      notify(t('bundles.notSwitched', nameOf(bundle)), {
        tone: 'error',
        action: { label: t('failure.again'), act: () => switchFact(bundle, fact) },
      })
  }

  return { switchFact, refusal }
}

function rowOf({ is_new, is_shown, warnings, revision, changed }: StaffBundleRow) {
  return { is_new, is_shown, warnings, revision, changed }
}

type Page = { bundles: StaffBundleRow[] }

function inLists(article: string, change: (row: StaffBundleRow) => StaffBundleRow): void {
  queryClient.setQueriesData<Page>({ queryKey: [staffBundlesEndpoint.path] }, page => {
    const bundles = page?.bundles.map(row => (row.article === article ? change(row) : row))
    return page && bundles && { ...page, bundles }
  })
}

export function readListsAgain(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [staffBundlesEndpoint.path] })
}
