import { $locale, askedLocale } from '@shop/shell/locale'
import { $unsaved } from '@shop/shell/unsaved'
import { useStore } from '@shop/shell/use-store'
import { lazy, Suspense, useState } from 'react'
import { RemoteBoundary } from '../remotes/RemoteBoundary.tsx'

// Most visits change neither language nor data: what cares for both comes when it has something to do.
const Keepers = lazy(() => import(/* webpackChunkName: "keepers" */ './Keepers.tsx'))

/** Brings what keeps `?lang=` in step with the chosen language, and unsaved changes from being left without a question. */
export function LaterFrame() {
  const locale = useStore($locale)
  const [first] = useState(() => (askedLocale || location.search.includes('lang=') ? '' : locale))
  const [isChosen, setChosen] = useState(false)
  if (!isChosen && locale !== first) setChosen(true)
  const isGuarded = useStore($unsaved) !== null
  return (
    (isChosen || isGuarded) && (
      <RemoteBoundary resetKey="" fallback={null}>
        <Suspense>
          <Keepers keepsLanguage={isChosen} guardsForms={isGuarded} />
        </Suspense>
      </RemoteBoundary>
    )
  )
}
