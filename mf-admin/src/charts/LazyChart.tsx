import { Skeleton } from '@shop/ui-kit/Skeleton'
import { Component, lazy, type ReactNode, Suspense } from 'react'
import { useTexts } from '../use-texts.ts'
import css from './Chart.module.css'

// The library of charts comes when the figures are there already, and only to the two screens that draw some.
const inOneChunk = () => import(/* webpackChunkName: "charts" */ './charts.ts')
export const DaysChart = lazy(() => inOneChunk().then(({ DaysChart }) => ({ default: DaysChart })))
export const BarsChart = lazy(() => inOneChunk().then(({ BarsChart }) => ({ default: BarsChart })))

/** A chart on its way, or the word that it did not come: the table beside it has the same figures. */
export function LazyChart({ children }: { children: ReactNode }) {
  const { t } = useTexts()
  return (
    <WithoutChart text={t('charts.failed')}>
      <Suspense
        fallback={
          <div className={css.waiting} aria-busy="true">
            <Skeleton shape="fill" />
          </div>
        }
      >
        {children}
      </Suspense>
    </WithoutChart>
  )
}

class WithoutChart extends Component<{ text: string; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <p role="status">{this.props.text}</p> : this.props.children
  }
}
