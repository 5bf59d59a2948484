import type { FullOrder } from '@shop/contracts/staff/orders/staff-orders'
import { useTexts } from '../../use-texts.ts'
import { shelfText } from './line-texts.ts'
import css from './ShelfText.module.css'

/** By what staff find a line on the shelf. Articles and heights stay in one piece: a hyphen or dash is no place to break them. */
export function ShelfText({ line }: { line: FullOrder['lines'][number] }) {
  const hyphened = shelfText(line, useTexts()).split(/(\S+[-–]\S+)/)
  return hyphened.map((text, index) =>
    index % 2 === 1 ? (
      <span key={text} className={css.whole}>
        {text}
      </span>
    ) : (
      text
    ),
  )
}
