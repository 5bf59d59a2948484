import { Link } from '@shop/shell/router'
import { Heading } from '@shop/ui-kit/page/Heading'
import css from './BlockHead.module.css'

type Props = { title: string; note: string; to: string; more: string }

/** What a block of the home page is about, and where there is more of it. */
export function BlockHead({ title, note, to, more }: Props) {
  return (
    <div className={css.head}>
      <div>
        <Heading level={2}>{title}</Heading>
        {note && <p className={css.note}>{note}</p>}
      </div>
      {to && (
        <Link to={to} className={css.more} aria-label={`${more}: ${title}`}>
          {more}
        </Link>
      )}
    </div>
  )
}
