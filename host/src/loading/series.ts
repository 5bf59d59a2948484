type Step = () => Promise<unknown>

/** One step after the other, and the browser may answer the shopper between two of them. */
export async function inTurn(steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    await step()
    await nextTask()
  }
}

/** What comes after this is a task of its own. */
export function nextTask(): Promise<void> {
  return new Promise(resolve => setTimeout(resolve))
}
