import type { Product } from '@shop/contracts/catalog/products'
import { useTranslation } from '@shop/shell/i18n'
import { Table } from '@shop/ui-kit/page/Table'
import { VisuallyHidden } from '@shop/ui-kit/VisuallyHidden'
import css from './MeasureTable.module.css'

const OWN = 'volumetric'
const columns = ['chest', 'waist', 'hips', OWN] as const

type MeasureTableProps = { product: Pick<Product, 'title' | 'measurements'>; chosen: string | undefined }

/** Girths of the body, which the size is chosen by, and beside them the garment's own. */
export function MeasureTable({ product, chosen }: MeasureTableProps) {
  const { t, locale } = useTranslation('mf-catalog')
  return (
    <Table caption={t('guide.caption', { title: product.title[locale] })} className={css.table}>
      <thead>
        <tr>
          <th scope="col">{t('guide.size')}</th>
          {columns.map(column => (
            <th key={column} scope="col" data-number data-own={column === OWN || undefined}>
              {t(`guide.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {product.measurements.map(row => (
          <tr key={row.size} data-chosen={row.size === chosen || undefined}>
            <th scope="row">
              {row.size}
              {row.size === chosen && <VisuallyHidden>, {t('guide.chosen')}</VisuallyHidden>}
            </th>
            {columns.map(column => (
              <td key={column} data-number data-own={column === OWN || undefined}>
                {row[column]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
