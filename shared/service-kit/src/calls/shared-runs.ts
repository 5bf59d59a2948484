/**
 * Runs under a key: who asks for one that is under way waits for its result, so that several who ask for the same at once cost no more than
 * one. A result may then be as old as the run; a failure is everybody's who waits, and the next one runs again.
 */
export function createSharedRuns<Result>() {
  const running = new Map<string, Promise<Result>>()
  return (key: string, run: () => Promise<Result>): Promise<Result> => {
    const known = running.get(key)
    if (known) return known
    const started = run().finally(() => running.delete(key))
    running.set(key, started)
    return started
  }
}
