import { useTranslation } from '@shop/shell/i18n'
import { Heading } from '@shop/ui-kit/Heading'
import { Skeleton } from '@shop/ui-kit/Skeleton'
import { useId } from 'react'
import strip from '../../parts/card-strip.module.css'
import { useNear } from '../../use-near.ts'
import { useLooks } from './bundle.query.ts'
import { LookCard } from './LookCard.tsx'
import css from './LooksRow.module.css'

type LooksRowProps = {
  title: string
  /** Only looks that this article belongs to. */
  piece?: string
  /** The look that the page shows already. */
  except?: string
}

/** The way to looks. Asked for when the reader comes near; a failure costs nothing but the row. */
export function LooksRow({ title, piece, except }: LooksRowProps) {
  const { t } = useTranslation('mf-catalog')
  const { place, isNear } = useNear<HTMLElement>()
  const { data, isError } = useLooks(piece, { enabled: isNear })
  const id = useId()
  const looks = data?.bundles.filter(({ article }) => article !== except)
  if (isError || looks?.length === 0) return null
  // Most garments belong to no look: nothing is promised before it is known.
  if (piece && !looks) return <section ref={place} aria-hidden="true" />
  return (
    <section ref={place} aria-labelledby={id} className={css.section}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      <ul aria-busy={!looks || undefined} aria-label={t('bundle.looks')} className={`${css.row} ${strip.strip}`}>
        {looks ? (
          looks.map(look => <LookCard key={look.article} look={look} />)
        ) : (
          <li aria-hidden="true">
            <div className={css.awaited}>
              <Skeleton shape="fill" />
            </div>
          </li>
        )}
      </ul>
    </section>
  )
}
