import { Suspense } from 'react'
import { useNear } from '../features/card/use-near.ts'
import { optional } from '../optional.ts'

const RecentlyViewed = optional(() => import('./RecentlyViewed.tsx').then(({ RecentlyViewed }) => RecentlyViewed))

/** Brought when the reader comes near the end of the page. */
export function RecentRow({ model }: { model: string }) {
  const { place, isNear } = useNear()
  return (
    <div ref={place}>
      <Suspense fallback={null}>{isNear && <RecentlyViewed model={model} />}</Suspense>
    </div>
  )
}
