import { bundleSorts, type StaffBundleRow } from '@shop/contracts/staff/goods/staff-bundle-fields'
import { useFormat } from '@shop/shell/format'
import { useNavigate } from '@shop/shell/router'
import type { ReactNode } from 'react'
import { DataTable } from '../../list/DataTable.tsx'
import { useTexts } from '../../use-texts.ts'
import type { BundlesAddress } from './bundles-address.ts'
import { pageOf, useBundleColumns } from './use-bundle-columns.tsx'
import type { BundleActions } from './use-bundles.ts'

type Props = {
  bundles: readonly StaffBundleRow[] | undefined
  actions: BundleActions
  address: BundlesAddress
  onSort: (sorting: Pick<BundlesAddress, 'sort' | 'dir'>) => void
  isOld: boolean
  empty: ReactNode
}

export function BundlesTable({ bundles, actions, address, onSort, isOld, empty }: Props) {
  const { t } = useTexts()
  const { text } = useFormat()
  const navigate = useNavigate()
  return (
    <DataTable
      caption={t('bundles.title')}
      columns={useBundleColumns(actions)}
      rows={bundles}
      idOf={({ article }) => article}
      nameOf={({ article, title }) => `${text(title)}, ${article}`}
      hidden={address.hidden}
      sorting={{ by: address.sort, dir: address.dir }}
      onSort={({ by, dir }) => onSort({ sort: bundleSorts.find(sort => sort === by) ?? 'new', dir })}
      isWarned={({ is_shown, warnings: { few, hidden, missing } }) =>
        is_shown && (few || hidden.length > 0 || missing.length > 0)
      }
      onOpen={({ article }) => navigate(pageOf(article))}
      isOld={isOld}
      keptAs="bundles"
      empty={empty}
    />
  )
}
