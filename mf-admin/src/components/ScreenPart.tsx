import { Heading } from '@shop/ui-kit/page/Heading'
import { type ReactNode, useId } from 'react'
import css from './ScreenPart.module.css'

type Props = {
  title: string
  /** `small`: one of several; `paper`: a block of facts or fields in a frame. */
  look?: 'small' | 'paper'
  className?: string | undefined
  /** A part that is one list is no region of its own: its table is one already, by the same name. */
  isList?: boolean
  children: ReactNode
}

/** A part of a screen under a heading of its own. */
export function ScreenPart({ title, look, className, isList = false, children }: Props) {
  const id = useId()
  return (
    <section
      className={[css.part, look && css[look], className].filter(Boolean).join(' ')}
      aria-labelledby={isList ? undefined : id}
    >
      <Heading level={2} id={id} className={css.title}>
        {title}
      </Heading>
      {children}
    </section>
  )
}
