/**
 * Waits for `work` at most `ms` milliseconds; after that it answers what `whenLate` returns, or throws what it throws. The work itself
 * goes on, and its result is dropped.
 */
export async function withTimeLimit<Value, Late>(
  work: Promise<Value>,
  ms: number,
  whenLate: () => Late,
): Promise<Value | Late> {
  const late = Promise.withResolvers<void>()
  const timer = setTimeout(late.resolve, ms)
  try {
    return await Promise.race([work, late.promise.then(whenLate)])
  } finally {
    clearTimeout(timer)
  }
}

/** Waits until `work` is over, however it ends, and at most `ms` milliseconds; it goes on after that, too. */
export async function waitAtMost(work: Promise<unknown>, ms: number): Promise<void> {
  const over = () => {}
  await withTimeLimit(work.then(over, over), ms, over)
}
