import { Link } from '@shop/shell/router'
import { Heading } from '@shop/ui-kit/page/Heading'
import { Skeleton } from '@shop/ui-kit/Skeleton'
import { Failure } from '../../components/Failure.tsx'
import { useTexts } from '../../use-texts.ts'
import css from './FigureCards.module.css'
import type { Figures } from './figures.ts'

type Props = Figures & { id: string; title: string; failed: string }

/** Figures of the first page: each leads to the list of what it counts. */
export function FigureCards({ id, title, failed, figures, error, isFetching, retry }: Props) {
  const { t } = useTexts()
  if (error) return <Failure error={error} title={failed} isRetrying={isFetching} onRetry={retry} />
  return (
    <section aria-labelledby={id} className={css.figures}>
      <Heading level={2} id={id} className={css.title}>
        {title}
      </Heading>
      <ul className={css.cards}>
        {figures.map(({ name, to, value }) => (
          <li key={name}>
            <Link to={to} className={css.card} aria-busy={value === undefined}>
              <span className={css.name}>{t(`home.${name}`)}</span>
              <span className={css.value}>{value ?? <Skeleton shape="title" width="third" />}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
