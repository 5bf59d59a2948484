import { productsByArticleListEndpoint } from '@shop/contracts/catalog/products'
import { useEndpoint } from '@shop/shell/query'
import { Link } from '@shop/shell/router'
import { useStore } from '@shop/shell/use-store'
import { $wishlist } from '@shop/shell/wishlist'
import { Skeleton } from '@shop/ui-kit/Skeleton'
import { useId } from 'react'
import { SmallCards } from '../../../small-card/SmallCards.tsx'
import { useTexts } from '../../../use-texts.ts'
import css from './LastWishes.module.css'
import { WishCard } from './WishCard.tsx'

const MOST_SHOWN = 3

/** The last wishes, where the customer looks for something to buy. */
export function LastWishes() {
  const { t } = useTexts()
  const id = useId()
  const articles = useStore($wishlist)
    .slice(0, MOST_SHOWN)
    .map(({ article }) => article)
  const hasWishes = articles.length > 0
  const { data, isPending } = useEndpoint(
    productsByArticleListEndpoint,
    { query: { article_list: articles } },
    { enabled: hasWishes },
  )
  const cards = data?.list ?? []
  // Nobody asked for it here: what is not sold any more is left out silently.
  if (!hasWishes || (!isPending && cards.length === 0)) return null

  return (
    <section className={css.wishes} aria-labelledby={id} aria-busy={isPending}>
      <div className={css.head}>
        <h3 id={id} className={css.heading}>
          {t('wishes.heading')}
        </h3>
        <Link to="/wishlist" className={css.all}>
          {t('wishes.all')}
        </Link>
      </div>
      <SmallCards>
        {isPending &&
          articles.map(article => (
            <li key={article}>
              <Skeleton shape="picture" />
            </li>
          ))}
        {cards.map(card => (
          <WishCard key={card.article} card={card} />
        ))}
      </SmallCards>
    </section>
  )
}
