import { $locale, askedLocale } from '@shop/shell/locale'
import { $leaving, $unsaved } from '@shop/shell/unsaved'
import { useStore } from '@shop/shell/use-store'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useStepGuard } from '../leaving/use-step-guard.ts'
import { RemoteBoundary } from '../remotes/RemoteBoundary.tsx'

// Most visits change neither language nor data: what cares for both comes when it has something to do.
const Keepers = lazy(() => import(/* webpackChunkName: "keepers" */ './Keepers.tsx'))

/**
 * Brings what keeps `?lang=` in step with the chosen language, and the question before unsaved changes are left. Steps are held up from the
 * start: on a slow network a form is changed and left before the question has come, which is asked then.
 */
export function LaterFrame() {
  useStepGuard()
  const locale = useStore($locale)
  const [first] = useState(() => (askedLocale || location.search.includes('lang=') ? '' : locale))
  const [isChosen, setChosen] = useState(false)
  if (!isChosen && locale !== first) setChosen(true)
  const isGuarded = useStore($unsaved) !== null
  return (
    (isChosen || isGuarded) && (
      <RemoteBoundary resetKey="" fallback={<LeaveUnasked />}>
        <Suspense>
          <Keepers keepsLanguage={isChosen} guardsForms={isGuarded} />
        </Suspense>
      </RemoteBoundary>
    )
  )
}

/** What should ask could not be loaded: nobody is kept on a page by it. */
function LeaveUnasked() {
  const go = useStore($leaving)
  useEffect(() => {
    if (!go) return
    $leaving.set(null)
    go()
  }, [go])
  return null
}
