import type { StaffBundleRow } from '@shop/contracts/staff/staff-bundle-fields'
import { Table } from '@shop/ui-kit/page/Table'
import { VisuallyHidden } from '@shop/ui-kit/VisuallyHidden'
import place from '../../components/TablePlace.module.css'
import { useTexts } from '../../use-texts.ts'
import { BundleRow } from './BundleRow.tsx'
import type { BundleActions } from './use-bundles.ts'

const columns = ['bundle', 'products', 'price', 'marks'] as const

export function BundlesTable({ bundles, actions }: { bundles: readonly StaffBundleRow[]; actions: BundleActions }) {
  const { t } = useTexts()
  return (
    <div className={place.place}>
      <Table caption={t('bundles.title')} captionHidden>
        <thead>
          <tr>
            {columns.map(column => (
              <th key={column} scope="col">
                {t(`bundles.columns.${column}`)}
              </th>
            ))}
            <th scope="col">
              <VisuallyHidden>{t('bundles.columns.delete')}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {bundles.map(bundle => (
            <BundleRow key={bundle.article} bundle={bundle} actions={actions} />
          ))}
        </tbody>
      </Table>
    </div>
  )
}
