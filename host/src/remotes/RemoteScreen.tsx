import { Suspense, use, useState } from 'react'
import { RemoteBoundary } from './RemoteBoundary.tsx'
import { RemoteFailure } from './RemoteFailure.tsx'
import { reportFailure } from './report-failure.ts'
import { ScreenSkeleton } from './ScreenSkeleton.tsx'
import { forgetScreen, loadedScreen, type ScreenAddress, screenPromise } from './screens.ts'

type Props = ScreenAddress & {
  /** What the screen is shown for (a path): another one gives a failed screen a new chance. */
  occasion: string
  input?: Record<string, unknown>
}

/** A screen of a remote behind its own boundary: what goes wrong in it costs this screen only. */
export function RemoteScreen({ occasion, input, ...address }: Props) {
  const [attempt, setAttempt] = useState(0)
  const tryAgain = () => {
    forgetScreen(address)
    setAttempt(attempt + 1)
  }
  const failure = <RemoteFailure onTryAgain={tryAgain} isInPopup={address.kind === 'slots'} />
  return (
    <RemoteBoundary
      resetKey={`${address.owner}/${address.name}/${occasion}/${attempt}`}
      fallback={failure}
      onFailure={error => reportFailure(address.owner, error)}
    >
      <Suspense fallback={<ScreenSkeleton kind={address.kind} />}>
        <LoadedScreen address={address} input={input} />
      </Suspense>
    </RemoteBoundary>
  )
}

type LoadedProps = { address: ScreenAddress; input: Record<string, unknown> | undefined }

function LoadedScreen({ address, input }: LoadedProps) {
  const Screen = loadedScreen(address) ?? use(screenPromise(address))
  return <Screen {...input} />
}
