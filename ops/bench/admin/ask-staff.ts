/** The text of an answer to staff; throws when it is refused. */
export async function askStaff(
  method: string,
  address: string,
  cookie: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<string> {
  const json: Record<string, string> =
    body === undefined ? {} : { 'content-type': 'application/json', origin: new URL(address).origin }
  const answer = await fetch(address, {
    method,
    headers: { cookie, ...json, ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${address}: ${answer.status} ${text.slice(0, 300)}`)
  return text
}
