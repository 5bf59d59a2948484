import type { PicturesRow } from '@shop/contracts/staff/goods/staff-pictures'
import { useFormat } from '@shop/shell/format'
import { Link } from '@shop/shell/router'
import { Badge } from '@shop/ui-kit/page/Badge'
import { Thumb } from '../../goods/Thumb.tsx'
import type { ListColumn } from '../../list/list-column.ts'
import { useTexts } from '../../use-texts.ts'
import css from './PictureColumns.module.css'

export function usePictureColumns(): ListColumn<PicturesRow>[] {
  const { t } = useTexts()
  const { text } = useFormat()
  const label = (id: string) => t(`pictures.columns.${id}`)
  return [
    {
      id: 'product',
      label: label('product'),
      heading: true,
      cell: ({ article, title, picture, is_shown }) => (
        <span className={css.name}>
          <Thumb picture={picture} faded={!is_shown} />
          <span>
            <Link to={`/admin/images/${article}`} className={css.title}>
              {text(title)}
            </Link>
            {!is_shown && <span className={css.hidden}>{t('pictures.hidden')}</span>}
          </span>
        </span>
      ),
    },
    { id: 'article', label: label('article'), className: css.whole, cell: ({ article }) => article },
    {
      id: 'count',
      label: label('count'),
      cell: ({ count }) => (count > 0 ? count : <Badge tone="error">{t('pictures.none')}</Badge>),
    },
    {
      id: 'alts',
      label: label('alts'),
      cell: ({ count, missing_alts: missing }) =>
        missing > 0 ? <Badge tone="warn">{t('pictures.withoutAlt', { count: missing })}</Badge> : count > 0 && '✓',
    },
  ]
}
