const TRY_AGAIN_MS = 5000

/**
 * Loads a chunk of the frame however long it takes. Losing the connection in the first second must not lose the shop:
 * React gives up a whole tree for one chunk that failed, so such a chunk never fails, it only comes later.
 */
export async function retry<Chunk>(load: () => Promise<Chunk>): Promise<Chunk> {
  for (;;) {
    try {
      return await load()
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
