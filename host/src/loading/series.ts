type Step = () => Promise<unknown>

/** Runs one step after the other; the browser may answer the visitor between two of them. */
export async function inSeries(steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    await step()
    await nextTask()
  }
}

/** What comes after this is a task of its own. */
export function nextTask(): Promise<void> {
  return new Promise(resolve => setTimeout(resolve))
}
