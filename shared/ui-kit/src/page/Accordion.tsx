import { Icon } from '@shop/ui-kit/Icon'
import { type ReactNode, useEffect, useRef } from 'react'
import css from './Accordion.module.css'

type AccordionProps = {
  title: string
  children: ReactNode
  /** Quiet text at the end of the title, such as how many are chosen. */
  note?: ReactNode
  headingLevel?: 2 | 3 | 4
  /** Open at first. */
  open?: boolean
  /** An address that ends in `#id` opens it. */
  id?: string
  /** Of those with one name only one is open. */
  name?: string
}

export function Accordion({ title, children, note, headingLevel = 3, open, id, name }: AccordionProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const Heading = `h${headingLevel}` as const

  useEffect(() => {
    function openIfNamed() {
      if (id && details.current && location.hash === `#${id}`) details.current.open = true
    }
    openIfNamed()
    addEventListener('hashchange', openIfNamed)
    return () => removeEventListener('hashchange', openIfNamed)
  }, [id])

  return (
    <details ref={details} id={id} name={name} open={open} className={css.accordion}>
      <summary className={css.summary}>
        <Heading className={css.title}>{title}</Heading>
        {note && <span className={css.note}>{note}</span>}
        <Icon name="plus" size={20} className={css.sign} />
      </summary>
      <div className={css.content}>{children}</div>
    </details>
  )
}
