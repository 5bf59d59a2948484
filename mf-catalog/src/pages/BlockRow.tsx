import type { Home } from '@shop/contracts/catalog/home'
import { useFormat } from '@shop/shell/format'
import { useTranslation } from '@shop/shell/i18n'
import { CardRow } from '../features/card/CardRow.tsx'
import { CardSkeletons } from '../features/card/CardSkeletons.tsx'
import { useCards, useNewest, useNewestOf } from '../features/card/card.query.ts'
import { useCollections } from '../features/home/home.query.ts'
import { useNear } from '../use-near.ts'
import { Card } from './Card.tsx'

export const ROW_SIZES = '(min-width:1440px) 330px, (min-width:1024px) 24vw, (min-width:768px) 29vw, 42vw'

type Block = Home['blocks'][number]
type Cards = ReturnType<typeof useCards>

/** A block of the home page: articles that staff chose, the newest ones, or those of the current collections. */
export function BlockRow({ block }: { block: Block }) {
  if (block.selection === 'newest') return <NewestCards block={block} />
  if (block.selection === 'current') return <CurrentCards block={block} />
  return block.articles.length > 0 && <ChosenCards block={block} />
}

/** Asked for when the reader comes near: the page begins with another row. */
function ChosenCards({ block }: { block: Block }) {
  const { place, isNear } = useNear<HTMLDivElement>()
  return (
    <div ref={place}>
      <Row
        block={block}
        cards={useCards(block.articles, { enabled: isNear })}
        count={block.articles.length}
        isAsked={isNear}
      />
    </div>
  )
}

function NewestCards({ block }: { block: Block }) {
  return <Row block={block} cards={useNewest()} count={4} />
}

function CurrentCards({ block }: { block: Block }) {
  const collections = useCollections().data?.collections
  const current = collections?.filter(({ is_current }) => is_current).map(({ name }) => name) ?? []
  const cards = useNewestOf(current)
  return collections && current.length === 0 ? null : <Row block={block} cards={cards} count={4} />
}

type RowProps = {
  block: Block
  cards: Cards
  count: number
  /** Has it been asked for already? */
  isAsked?: boolean
}

function Row({ block, cards: { data, isError }, count, isAsked = true }: RowProps) {
  const { t } = useTranslation('mf-catalog')
  const { text } = useFormat()
  if (isError || data?.list.length === 0) return null
  const more = block.link ? { more: { to: block.link, label: t('row.more') } } : {}
  return (
    <CardRow title={text(block.title)} note={text(block.text)} {...more} busy={isAsked && !data}>
      {data ? (
        data.list.map(card => <Card key={card.article} card={card} sizes={ROW_SIZES} />)
      ) : (
        <CardSkeletons count={count} />
      )}
    </CardRow>
  )
}
