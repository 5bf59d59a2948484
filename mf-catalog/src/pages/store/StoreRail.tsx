import { lazy, Suspense, useSyncExternalStore } from 'react'
import type { FilterGroupsProps } from '../../features/store/filters/FilterGroups.tsx'

const FilterRail = lazy(() =>
  import('../../features/store/filters/FilterRail.tsx').then(({ FilterRail: rail }) => ({ default: rail })),
)

const WIDE = '(min-width: 1024px)'

/** Phones never fetch what only wide screens show; they have the same filters in a popup. */
export function StoreRail(props: FilterGroupsProps) {
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
