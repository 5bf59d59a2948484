const TRY_AGAIN_MS = 5000
/** A tab that has seen many releases may ask for a file that is gone for good. */
const LONGEST_MS = 300_000

/**
 * Loads a chunk of the frame however long it takes. Losing the connection in the first second must not lose the shop:
 * React gives up a whole tree for one chunk that failed, so such a chunk never fails, it only comes later.
 */
export async function retry<Chunk>(load: () => Promise<Chunk>): Promise<Chunk> {
  for (let pause = TRY_AGAIN_MS; ; pause = Math.min(2 * pause, LONGEST_MS)) {
    try {
      return await load()
    } catch {
      await connectionOr(pause)
    }
  }
}

function connectionOr(pause: number): Promise<void> {
  return new Promise(resolve => {
    const timer = setTimeout(goOn, pause)
    addEventListener('online', goOn)
    function goOn() {
      clearTimeout(timer)
      removeEventListener('online', goOn)
      resolve()
    }
  })
}
