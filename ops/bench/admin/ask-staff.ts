/** The text of an answer to staff, who send a text as it is and all else as JSON; throws when it is refused. */
export async function askStaff(
  method: string,
  address: string,
  cookie: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<string> {
  const sent: Record<string, string> =
    body === undefined ? {} : { 'content-type': 'application/json', origin: new URL(address).origin }
  const answer = await fetch(address, {
    method,
    headers: { cookie, ...sent, ...headers },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${address}: ${answer.status} ${text.slice(0, 300)}`)
  return text
}
