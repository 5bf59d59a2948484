import { Button } from '@shop/ui-kit/Button'
import { Heading } from '@shop/ui-kit/page/Heading'
import { type ReactNode, useId } from 'react'
import css from './Card.module.css'

type CardProps = {
  title: string
  /** What stands under the title, such as what the card is for. */
  about?: string
  children: ReactNode
  /** Turns the card into its form; left out where there is nothing to change, or while it is being changed. */
  edit?: { label: string; act: () => void } | undefined
}

/** One part of the personal area: read first, changed in place. */
export function Card({ title, about, edit, children }: CardProps) {
  const id = useId()
  return (
    <section className={css.card} aria-labelledby={id}>
      <div className={css.head}>
        <Heading level={2} look="h3" id={id}>
          {title}
        </Heading>
        {edit && (
          <Button variant="text" size="small" onClick={edit.act} aria-describedby={id}>
            {edit.label}
          </Button>
        )}
      </div>
      {about && <p className={css.about}>{about}</p>}
      {children}
    </section>
  )
}

/** Names and what stands for them. */
export function Facts({ facts }: { facts: readonly { name: string; value: ReactNode }[] }) {
  return (
    <dl className={css.facts}>
      {facts.map(({ name, value }) => (
        <div key={name} className={css.fact}>
          <dt className={css.name}>{name}</dt>
          <dd className={css.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
