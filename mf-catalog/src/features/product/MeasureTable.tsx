import type { Product } from '@shop/contracts/products'
import { useTranslation } from '@shop/shell/i18n'
import { Table } from '@shop/ui-kit/Table'
import css from './MeasureTable.module.css'

const columns = ['chest', 'waist', 'hips', 'volumetric'] as const

export function MeasureTable({ product }: { product: Pick<Product, 'title' | 'measurements'> }) {
  const { t, locale } = useTranslation('mf-catalog')
  return (
    <Table caption={t('guide.caption', { title: product.title[locale] })} className={css.table}>
      <thead>
        <tr>
          <th scope="col">{t('guide.size')}</th>
          {columns.map(column => (
            <th key={column} scope="col" data-number>
              {t(`guide.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {product.measurements.map(row => (
          <tr key={row.size}>
            <th scope="row">{row.size}</th>
            {columns.map(column => (
              <td key={column} data-number>
                {row[column]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
