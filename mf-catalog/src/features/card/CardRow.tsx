import { useTranslation } from '@shop/shell/i18n'
import { Link } from '@shop/shell/router'
import { IconButton } from '@shop/ui-kit/IconButton'
import { Heading } from '@shop/ui-kit/page/Heading'
import { type ReactNode, useId, useRef } from 'react'
import { useSeenLink } from '../../seen/use-seen-link.ts'
import strip from '../../styles/card-strip.module.css'
import css from './CardRow.module.css'
import { useRowSteps } from './use-row-steps.ts'

type CardRowProps = {
  title: string
  note?: string
  /** Where there is more of the kind. */
  more?: { to: string; label: string }
  busy?: boolean
  children: ReactNode
}

/** Cards beside each other: swiped on phones, where the edge of the next one shows, stepped through by arrows elsewhere. */
export function CardRow({ title, note, more, busy = false, children }: CardRowProps) {
  const { t } = useTranslation('mf-catalog')
  const { row, canGoBack, canGoOn, step } = useRowSteps()
  const id = useId()
  return (
    <section aria-labelledby={id} className={css.section}>
      <div className={css.head}>
        <div>
          <Heading level={2} id={id}>
            {title}
          </Heading>
          {note && <p className={css.note}>{note}</p>}
        </div>
        <div className={css.ways}>
          {more && <MoreLink {...more} />}
          <span className={css.arrows}>
            <IconButton
              icon="arrow-left"
              label={t('row.back', { title })}
              aria-disabled={!canGoBack || undefined}
              onClick={() => step(-1)}
            />
            <IconButton
              icon="arrow-right"
              label={t('row.on', { title })}
              aria-disabled={!canGoOn || undefined}
              onClick={() => step(1)}
            />
          </span>
        </div>
      </div>
      <ul ref={row} aria-labelledby={id} aria-busy={busy || undefined} className={`${css.row} ${strip.strip}`}>
        {children}
      </ul>
    </section>
  )
}

function MoreLink({ to, label }: { to: string; label: string }) {
  const place = useRef<HTMLSpanElement>(null)
  useSeenLink(place, to)
  return (
    <span ref={place}>
      <Link to={to}>{label}</Link>
    </span>
  )
}
