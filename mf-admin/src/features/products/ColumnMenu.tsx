import { Checkbox } from '@shop/ui-kit/choices/Checkbox'
import { Icon } from '@shop/ui-kit/Icon'
import { useTexts } from '../../use-texts.ts'
import css from './ColumnMenu.module.css'
import { hideableColumns } from './ProductsTable.tsx'
import { useProductsAddress } from './use-products-address.ts'

/** Which columns are drawn. */
export function ColumnMenu() {
  const { t } = useTexts()
  const { address, setHidden } = useProductsAddress()
  const { hidden } = address
  return (
    <details className={css.menu}>
      <summary className={css.button}>
        <Icon name="settings" size={16} />
        {t('table.columns')}
      </summary>
      <div className={css.list}>
        {hideableColumns.map(column => (
          <Checkbox
            key={column}
            label={t(`products.columns.${column}`)}
            checked={!hidden.includes(column)}
            onChange={event =>
              setHidden(event.currentTarget.checked ? hidden.filter(name => name !== column) : [...hidden, column])
            }
          />
        ))}
      </div>
    </details>
  )
}
