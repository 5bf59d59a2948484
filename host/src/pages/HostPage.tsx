import { Suspense, use, useState } from 'react'
import { RemoteBoundary } from '../remotes/RemoteBoundary.tsx'
import { RemoteFailure } from '../remotes/RemoteFailure.tsx'
import { ScreenSkeleton } from '../remotes/ScreenSkeleton.tsx'
import { forgetStaticPages, loadedStaticPages, staticPagePromise } from './static-pages.ts'

/** A static page of the host; its chunk may fail to come as any other. */
export function HostPage({ page }: { page: string }) {
  const [attempt, setAttempt] = useState(0)
  const tryAgain = () => {
    // A tab that has seen many releases asks for a file that is gone for good.
    if (attempt > 0) return location.reload()
    forgetStaticPages()
    setAttempt(1)
  }
  return (
    <RemoteBoundary resetKey={`${page}/${attempt}`} fallback={<RemoteFailure onTryAgain={tryAgain} />}>
      <Suspense fallback={<ScreenSkeleton kind="pages" />}>
        <LoadedPage page={page} />
      </Suspense>
    </RemoteBoundary>
  )
}

function LoadedPage({ page }: { page: string }) {
  const { StaticPage } = loadedStaticPages() ?? use(staticPagePromise())
  return <StaticPage page={page} />
}
