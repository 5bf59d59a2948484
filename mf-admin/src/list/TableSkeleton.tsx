import { Skeleton } from '@shop/ui-kit/Skeleton'
import { VisuallyHidden } from '@shop/ui-kit/VisuallyHidden'
import { useTexts } from '../use-texts.ts'
import css from './TableSkeleton.module.css'

const rows = Array.from({ length: 6 }, (_, row) => row)

/** The place of a table that is on its way. */
export function TableSkeleton({ caption }: { caption: string }) {
  const { t } = useTexts()
  return (
    <div className={css.rows} aria-busy="true">
      <VisuallyHidden>
        {caption}: {t('orders.loading')}
      </VisuallyHidden>
      {rows.map(row => (
        <Skeleton key={row} shape="control" />
      ))}
    </div>
  )
}
