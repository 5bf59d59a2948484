import { prefetchScreen, type ScreenAddress, screenPromise } from './screens.ts'

/** Loads a screen that nobody asked for. False when it does not come: then the page goes on without it, and without a word. */
export function bringScreen(address: ScreenAddress): Promise<boolean> {
  prefetchScreen(address)
  return screenPromise(address).then(
    () => true,
    () => false,
  )
}
