import { measureOutsideCall, type OutsideSystem } from '@shop/service-kit/metrics/outside-calls'

type Asked = { system: OutsideSystem; timeOutMs: number; longest: number }

/**
 * Asks an outside system, and answers what it said. `text` is null where it refused or said more than `longest` characters.
 * Throws what `fetch` does when it cannot be reached or takes too long.
 */
export function postJson(
  address: string,
  body: object,
  { system, timeOutMs, longest }: Asked,
): Promise<{ status: number; text: string | null }> {
  return measureOutsideCall(system, () => post(address, body, { timeOutMs, longest }), isRefused)
}

const isRefused = (end: unknown) => typeof end === 'object' && end !== null && 'text' in end && end.text === null

async function post(address: string, body: object, { timeOutMs, longest }: Omit<Asked, 'system'>) {
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
