import { useTranslation } from '@shop/shell/i18n'
import { CardRow } from '../features/card/CardRow.tsx'
import { CardSkeletons } from '../features/card/CardSkeletons.tsx'
import { useNewest } from '../features/card/card.query.ts'
import { ROW_SIZES } from './BlockRow.tsx'
import { Card } from './Card.tsx'

/** What came last, for a home page on which staff chose nothing. */
export function NewestRow() {
  const { t } = useTranslation('mf-catalog')
  const { data, isError, isPaused } = useNewest()
  const isComing = !data && !isPaused
  if (isError || (!isComing && !data?.list.length)) return null
  return (
    <CardRow title={t('row.newest')} more={{ to: '/store?categories=new', label: t('row.more') }} busy={isComing}>
      {data ? (
        data.list.map(card => <Card key={card.article} card={card} sizes={ROW_SIZES} />)
      ) : (
        <CardSkeletons count={4} />
      )}
    </CardRow>
  )
}
