import { Suspense, use } from 'react'
import { RemoteBoundary } from './RemoteBoundary.tsx'
import { loadedScreen, type ScreenAddress, screenPromise } from './screens.ts'

type QuietScreenProps = { address: ScreenAddress; input: Record<string, unknown> }

/** A part that the page can do without: it comes when it is there, and nobody hears of it when it does not. */
export function QuietScreen({ address, input }: QuietScreenProps) {
  return (
    <RemoteBoundary resetKey={address.name} fallback={null}>
      <Suspense>
        <Loaded address={address} input={input} />
      </Suspense>
    </RemoteBoundary>
  )
}

function Loaded({ address, input }: QuietScreenProps) {
  const Screen = loadedScreen(address) ?? use(screenPromise(address))
  return <Screen {...input} />
}
