import { $cart } from '@shop/shell/cart/cart'
import { useStore } from '@shop/shell/use-store'
import { useId } from 'react'
import { SmallCard } from '../small-card/SmallCard.tsx'
import { SmallCards } from '../small-card/SmallCards.tsx'
import { useTexts } from '../use-texts.ts'
import { LookLink } from './LookLink.tsx'
import css from './WornWith.module.css'
import { useWornWith } from './worn-with.query.ts'

/** Below the lines of the cart: a failure costs nothing but it, and nothing is promised before it is known. */
export function WornWith() {
  const { t } = useTexts()
  const id = useId()
  const shown = useWornWith(useStore($cart))
  if (!shown || shown.looks.length + shown.garments.length === 0) return null
  return (
    <section className={css.section} aria-labelledby={id}>
      <h3 id={id} className={css.heading}>
        {t('wornWith.heading')}
      </h3>
      {shown.looks.length > 0 ? (
        <ul className={css.looks}>
          {shown.looks.map(look => (
            <LookLink key={look.article} look={look} />
          ))}
        </ul>
      ) : (
        <SmallCards>
          {shown.garments.map(({ article, title, pictures, placeholder, price, price_without_discount: listPrice }) => {
            const picture = pictures[0] ? { name: pictures[0], placeholder } : undefined
            return <SmallCard key={article} {...{ article, title, picture, price, listPrice }} />
          })}
        </SmallCards>
      )}
    </section>
  )
}
