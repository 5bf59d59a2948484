import { Suspense, use, useState } from 'react'
import { RemoteBoundary } from '../remotes/RemoteBoundary.tsx'
import { RemoteFailure } from '../remotes/RemoteFailure.tsx'
import { ScreenSkeleton } from '../remotes/ScreenSkeleton.tsx'
import { loadedStaticPages, staticPagePromise } from './static-pages.ts'

/** A static page of the host; its chunk may fail to come as any other. */
export function HostPage({ page }: { page: string }) {
  const [attempt, setAttempt] = useState(0)
  return (
    <RemoteBoundary
      resetKey={`${page}/${attempt}`}
      fallback={<RemoteFailure onTryAgain={() => setAttempt(attempt + 1)} />}
    >
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
