import { Swatch } from '@shop/ui-kit/choices/Swatch'
import { type ReactNode, useState } from 'react'
import { useNamed } from '../../goods/use-named.ts'
import css from './ColorDetails.module.css'

type Props = { color: string; about: string; isOpenAtFirst?: boolean; children: ReactNode }

/** What belongs to a colour, folded away under its name. What was once opened stays, with all that was typed in it. */
export function ColorDetails({ color, about, isOpenAtFirst = false, children }: Props) {
  const named = useNamed()
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const [wasOpen, setWasOpen] = useState(isOpenAtFirst)
  return (
    <details
      className={css.color}
      open={isOpen}
      onToggle={event => {
        setOpen(event.currentTarget.open)
        if (event.currentTarget.open) setWasOpen(true)
      }}
    >
      <summary>
        <Swatch name={named.colorTitle(color)} colour={named.hexOf(color) ?? 'transparent'} />
        <span className={css.about}>{about}</span>
      </summary>
      {wasOpen && <div className={css.body}>{children}</div>}
    </details>
  )
}
