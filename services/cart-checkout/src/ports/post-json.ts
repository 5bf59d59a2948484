type Limits = { timeOutMs: number; longest: number }

/**
 * Asks an outside system, and answers what it said. `text` is null where it refused or said more than `longest` characters.
 * Throws what `fetch` does when it cannot be reached or takes too long.
 */
export async function postJson(
  address: string,
  body: object,
  { timeOutMs, longest }: Limits,
): Promise<{ status: number; text: string | null }> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(timeOutMs),
  })
  const text = await answer.text()
  return { status: answer.status, text: answer.ok && text.length <= longest ? text : null }
}
