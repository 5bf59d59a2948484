const TRY_AGAIN_MS = 5000

/**
 * Brings a part of the frame however long it takes. Whoever loses the connection in the first second must not lose the
 * shop with it: React gives up a whole tree for one part that failed, so such a part never fails, it only comes later.
 */
export async function insist<Part>(bring: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await bring()
    } catch {
      await connectionOrPause()
    }
  }
}

function connectionOrPause(): Promise<void> {
  return new Promise(resolve => {
    const timer = setTimeout(goOn, TRY_AGAIN_MS)
    addEventListener('online', goOn)
    function goOn() {
      clearTimeout(timer)
      removeEventListener('online', goOn)
      resolve()
    }
  })
}
