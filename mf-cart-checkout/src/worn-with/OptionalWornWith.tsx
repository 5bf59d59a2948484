import { lazy, Suspense } from 'react'
import { loadWornWith } from './load-worn-with.ts'

// Where its file does not come, the cart goes on without it.
const WornWith = lazy(() =>
  loadWornWith().then(
    ({ WornWith }) => ({ default: WornWith }),
    () => ({ default: () => null }),
  ),
)

export function OptionalWornWith() {
  return (
    <Suspense fallback={null}>
      <WornWith />
    </Suspense>
  )
}
