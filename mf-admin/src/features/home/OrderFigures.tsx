import { Link } from '@shop/shell/router'
import { Skeleton } from '@shop/ui-kit/Skeleton'
import { Failure } from '../../components/Failure.tsx'
import { useTexts } from '../../use-texts.ts'
import css from './OrderFigures.module.css'
import { useOrderFigures } from './use-order-figures.ts'

export function OrderFigures() {
  const { t } = useTexts()
  const { figures, error, isFetching, retry } = useOrderFigures()
  if (error) return <Failure error={error} title={t('orders.failed')} isRetrying={isFetching} onRetry={retry} />
  return (
    <section aria-labelledby="figures" className={css.figures}>
      <h2 id="figures" className={css.title}>
        {t('orders.title')}
      </h2>
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
