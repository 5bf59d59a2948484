import type { Product } from '@shop/contracts/catalog/products'
import { useTranslation } from '@shop/shell/i18n'
import { useEffect, useState } from 'react'
import { CardRow } from '../../features/card/CardRow.tsx'
import { useCards } from '../../features/card/card.query.ts'
import { forgetArticles, recentArticles } from '../../features/recent/recent-articles.ts'
import { ROW_SIZES } from '../BlockRow.tsx'
import { Card } from '../Card.tsx'

/** What was looked at before this article. Below everything else, so that nothing moves when it comes. */
export function RecentlyViewed({ model }: Pick<Product, 'model'>) {
  const { t } = useTranslation('mf-catalog')
  const [seen] = useState(() => recentArticles().flatMap(other => (other.model === model ? [] : other.article)))
  const { data } = useCards(seen)
  useEffect(() => {
    const sold = data?.list.map(card => card.article)
    if (sold) forgetArticles(seen.filter(other => !sold.includes(other)))
  }, [data, seen])

  if (!data || data.list.length === 0) return null
  return (
    <CardRow title={t('recent.title')}>
      {data.list.map(card => (
        <Card key={card.article} card={card} sizes={ROW_SIZES} />
      ))}
    </CardRow>
  )
}
