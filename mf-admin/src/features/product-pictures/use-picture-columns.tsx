import { useFormat } from '@shop/shell/format'
import { Link } from '@shop/shell/router'
import { Badge } from '@shop/ui-kit/page/Badge'
import { Thumb } from '../../goods/Thumb.tsx'
import { Unfold } from '../../goods/Unfold.tsx'
import type { ListColumn } from '../../list/list-column.ts'
import { useTexts } from '../../use-texts.ts'
import css from './PictureColumns.module.css'
import type { PictureRow } from './picture-rows.ts'

type Options = { onUnfold: (model: string, isOpen: boolean) => void }

export function usePictureColumns({ onUnfold }: Options): ListColumn<PictureRow>[] {
  const { t } = useTexts()
  const { text } = useFormat()
  const label = (id: string) => t(`pictures.columns.${id}`)
  return [
    {
      id: 'product',
      label: label('product'),
      heading: true,
      cell: row => (
        <span className={css.name} data-part={(row.is === 'article' && row.isPart) || undefined}>
          <Thumb picture={row.picture} faded={!row.is_shown} />
          <span>
            {row.is === 'model' ? (
              <span className={css.title}>{text(row.title)}</span>
            ) : (
              <Link to={`/admin/images/${row.article}`} className={css.title}>
                {text(row.title)}
              </Link>
            )}
            {!row.is_shown && <span className={css.hidden}>{t('pictures.hidden')}</span>}
          </span>
        </span>
      ),
    },
    {
      id: 'article',
      label: label('article'),
      className: css.whole,
      cell: row => (row.is === 'model' ? <Unfold row={row} onUnfold={onUnfold} /> : row.article),
    },
    {
      id: 'count',
      label: label('count'),
      cell: row => {
        if (row.count === 0) return <Badge tone="error">{t('pictures.none')}</Badge>
        if (row.is === 'article' || row.bare === 0) return row.count
        return (
          <>
            {row.count} <Badge tone="error">{t('pictures.withoutPictures', { count: row.bare })}</Badge>
          </>
        )
      },
    },
    {
      id: 'alts',
      label: label('alts'),
      cell: ({ count, missing_alts: missing }) =>
        missing > 0 ? <Badge tone="warn">{t('pictures.withoutAlt', { count: missing })}</Badge> : count > 0 && '✓',
    },
  ]
}
