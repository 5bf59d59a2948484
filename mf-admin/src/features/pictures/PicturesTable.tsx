import type { PicturesRow } from '@shop/contracts/staff/goods/staff-pictures'
import { useFormat } from '@shop/shell/format'
import { Link } from '@shop/shell/router'
import { Badge } from '@shop/ui-kit/page/Badge'
import { Table } from '@shop/ui-kit/page/Table'
import { Thumb } from '../../goods/Thumb.tsx'
import place from '../../list/ListTable.module.css'
import { useTexts } from '../../use-texts.ts'
import css from './PicturesTable.module.css'

const columns = ['product', 'article', 'count', 'alts'] as const

export function PicturesTable({ products }: { products: readonly PicturesRow[] }) {
  const { t } = useTexts()
  const { text } = useFormat()
  return (
    <div className={place.place}>
      <Table caption={t('pictures.title')} captionHidden>
        <thead>
          <tr>
            {columns.map(column => (
              <th key={column} scope="col">
                {t(`pictures.columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {products.map(({ article, title, picture, count, missing_alts: missing, is_shown }) => (
            <tr key={article}>
              <th scope="row">
                <span className={css.name}>
                  <Thumb picture={picture} faded={!is_shown} />
                  <span>
                    <Link to={`/admin/images/${article}`} className={css.title}>
                      {text(title)}
                    </Link>
                    {!is_shown && <span className={css.hidden}>{t('pictures.hidden')}</span>}
                  </span>
                </span>
              </th>
              <td className={css.whole}>{article}</td>
              <td>{count > 0 ? count : <Badge tone="error">{t('pictures.none')}</Badge>}</td>
              <td>
                {missing > 0 ? (
                  <Badge tone="warn">{t('pictures.withoutAlt', { count: missing })}</Badge>
                ) : (
                  count > 0 && '✓'
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}
