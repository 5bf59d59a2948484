import { Suspense, use } from 'react'
import { RemoteBoundary } from './RemoteBoundary.tsx'
import { reportFailure } from './report-failure.ts'
import { loadedScreen, type ScreenAddress, screenPromise } from './screens.ts'

type OptionalScreenProps = { address: ScreenAddress; input: Record<string, unknown> }

/** A slot that the page can do without: it is shown once it is loaded, and of a failure only the team learns. */
export function OptionalScreen({ address, input }: OptionalScreenProps) {
  return (
    <RemoteBoundary resetKey={address.name} fallback={null} onFailure={error => reportFailure(address.owner, error)}>
      <Suspense>
        <Loaded address={address} input={input} />
      </Suspense>
    </RemoteBoundary>
  )
}

function Loaded({ address, input }: OptionalScreenProps) {
  const Screen = loadedScreen(address) ?? use(screenPromise(address))
  return <Screen {...input} />
}
