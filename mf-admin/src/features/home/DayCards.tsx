import { Link } from '@shop/shell/router'
import { Icon } from '@shop/ui-kit/Icon'
import { Heading } from '@shop/ui-kit/page/Heading'
import { Skeleton } from '@shop/ui-kit/Skeleton'
import { Failure } from '../../components/Failure.tsx'
import type { ListAnswer } from '../../list/List.tsx'
import { countedText } from '../../numbers.ts'
import { useTexts } from '../../use-texts.ts'
import css from './DayCards.module.css'
import { type DayCard, inOrderOfUrgency, lookOf } from './day-cards.ts'

type Props = {
  id: string
  title: string
  /** What is said in place of the cards when their service does not answer. */
  failed: string
  answer: Pick<ListAnswer, 'data' | 'error' | 'isFetching' | 'refetch'>
  cards: readonly DayCard[]
}

/** A part of the first page: what is urgent first, cards at zero last. */
export function DayCards({ id, title, failed, answer, cards }: Props) {
  const { data, error, isFetching, refetch } = answer
  if (error && !data) return <Failure error={error} title={failed} isRetrying={isFetching} onRetry={refetch} />
  return (
    <section aria-labelledby={id} className={css.part}>
      <Heading level={2} id={id} className={css.title}>
        {title}
      </Heading>
      <ul className={css.cards}>
        {inOrderOfUrgency(cards).map(card => (
          <li key={card.name}>
            <Card {...card} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Card(card: DayCard) {
  const { t } = useTexts()
  const { name, to, count, countedTo, text } = card
  const look = lookOf(card)
  const isKnown = count !== undefined || text !== undefined
  return (
    <Link to={to} className={css.card} data-look={isKnown ? look : undefined} aria-busy={!isKnown}>
      <span className={css.name}>
        {isKnown && look === 'urgent' && <Icon name="alert" size={16} className={css.mark} />}
        {t(`home.${name}`)}
      </span>
      {count !== undefined && <span className={css.value}>{countedText(count, countedTo)}</span>}
      {text !== undefined && <span className={css.text}>{text}</span>}
      {!isKnown && (
        <span className={css.value}>
          <Skeleton shape="title" width="third" />
        </span>
      )}
    </Link>
  )
}
