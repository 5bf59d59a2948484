/** Lets calls with one key that overlap share one piece of work: a double click waits for the first. */
export function createOnce<Result>() {
  const running = new Map<string, Promise<Result>>()
  return (key: string, work: () => Promise<Result>): Promise<Result> => {
    const known = running.get(key)
    if (known) return known
    const started = work().finally(() => running.delete(key))
    running.set(key, started)
    return started
  }
}
