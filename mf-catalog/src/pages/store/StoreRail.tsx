import { type ComponentProps, lazy, Suspense, useSyncExternalStore } from 'react'
import { withTexts } from '../../text-chunks.ts'

const FilterRail = lazy(
  withTexts(['store', 'filters'], () =>
    import(/* webpackChunkName: "filter-rail" */ '../../features/store/filters/FilterRail.tsx').then(
      ({ FilterRail: rail }) => ({ default: rail }),
    ),
  ),
)

const WIDE = '(min-width: 1024px)'

/** Phones never fetch what only wide screens show; they have the same filters in a popup. */
export function StoreRail(props: ComponentProps<typeof FilterRail>) {
  const isWide = useSyncExternalStore(
    onChange => {
      const media = matchMedia(WIDE)
      media.addEventListener('change', onChange)
      return () => media.removeEventListener('change', onChange)
    },
    () => matchMedia(WIDE).matches,
  )
  return (
    isWide && (
      <Suspense fallback={null}>
        <FilterRail {...props} />
      </Suspense>
    )
  )
}
