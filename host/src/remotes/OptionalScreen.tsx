import { Suspense, use } from 'react'
import { RemoteBoundary } from './RemoteBoundary.tsx'
import { loadedScreen, type ScreenAddress, screenPromise } from './screens.ts'

type OptionalScreenProps = { address: ScreenAddress; input: Record<string, unknown> }

/** A slot that the page can do without: it is shown once it is loaded, and a failure stays silent. */
export function OptionalScreen({ address, input }: OptionalScreenProps) {
  return (
    <RemoteBoundary resetKey={address.name} fallback={null}>
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
