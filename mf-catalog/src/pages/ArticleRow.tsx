import type { Home } from '@shop/contracts/catalog/home'
import { useFormat } from '@shop/shell/format'
import { useTranslation } from '@shop/shell/i18n'
import { CardRow } from '../features/card/CardRow.tsx'
import { CardSkeletons } from '../features/card/CardSkeletons.tsx'
import { useCards } from '../features/card/card.query.ts'
import { Card } from './Card.tsx'

export const ROW_SIZES = '(min-width:1440px) 330px, (min-width:1024px) 24vw, (min-width:768px) 29vw, 42vw'

/** A block of the home page: articles that staff chose. */
export function ArticleRow({ title, text: note, link, articles }: Home['blocks'][number]) {
  const { t } = useTranslation('mf-catalog')
  const { text } = useFormat()
  const { data, isError } = useCards(articles)
  if (articles.length === 0 || isError || data?.list.length === 0) return null
  return (
    <CardRow title={text(title)} note={text(note)} more={{ to: link, label: t('row.more') }} busy={!data}>
      {data ? (
        data.list.map(card => <Card key={card.article} card={card} sizes={ROW_SIZES} />)
      ) : (
        <CardSkeletons count={articles.length} />
      )}
    </CardRow>
  )
}
