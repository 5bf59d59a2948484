type Answer = {
  status: number
  headers: Headers
  text: string
  body: Record<string, unknown> & { error?: Envelope }
}
type Envelope = {
  code: string
  message: string
  fields?: Record<string, string>
  request_id: string
  [detail: string]: unknown
}
type Request = {
  json?: unknown /** As it is, instead of JSON. */
  body?: Buffer | string
  headers?: Record<string, string>
}

export type Browser = ReturnType<typeof createBrowser>

/** Calls an API as one browser does: it keeps the cookies that it is given and follows no redirect. */
export function createBrowser(url: string) {
  const cookies = new Map<string, string>()

  async function send(method: string, path: string, { json, body, headers = {} }: Request = {}): Promise<Answer> {
    const cookie = [...cookies].map(pair => pair.join('=')).join('; ')
    const response = await fetch(`${url}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(cookie && { cookie }),
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(json !== undefined && { body: JSON.stringify(json) }),
      ...(body !== undefined && { body: typeof body === 'string' ? body : new Uint8Array(body) }),
    })
    for (const line of response.headers.getSetCookie()) keep(cookies, line)
    const text = await response.text()
    return { status: response.status, headers: response.headers, text, body: jsonOf(text) }
  }

  return {
    cookies,
    get: (path: string, headers?: Record<string, string>) => send('GET', path, headers ? { headers } : {}),
    post: (path: string, json?: unknown, headers: Record<string, string> = {}) => send('POST', path, { json, headers }),
    send,
  }
}

function keep(cookies: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split(';').map(field => field.trim())
  const name = pair.slice(0, pair.indexOf('='))
  const value = pair.slice(name.length + 1)
  const isOver = attributes.some(text => /^expires=Thu, 01 Jan 1970/i.test(text))
  if (isOver || value === '') cookies.delete(name)
  else cookies.set(name, value)
}

/** A script may begin as an object does. */
function jsonOf(text: string) {
  try {
    return text.startsWith('{') ? JSON.parse(text) : {}
  } catch {
    return {}
  }
}
