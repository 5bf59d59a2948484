export type Answer = { status?: number; body: object }
export type Asked = { path: string; query: URLSearchParams; body: unknown; headers: Record<string, string> }
export type Answers = Record<string, Answer | Answer[] | ((asked: Asked) => Answer)>

/** Stands in for the services: each path gives its answers in turn, the last one for ever. Says what it was asked, and where. */
export function fakeServices(answers: Answers) {
  const asked: Asked[] = []
  const addresses: string[] = []
  const askedOf = (path: string) => asked.filter(other => other.path === path)
  globalThis.fetch = jest.fn(async (address: string, { body, headers }: RequestInit) => {
    addresses.push(decodeURIComponent(address))
    const [path = '', query] = address.split('?')
    const sent = { body: body && JSON.parse(String(body)), headers: headers as Record<string, string> }
    const now = { path, query: new URLSearchParams(query), ...sent }
    asked.push(now)
    const known = answers[path] ?? []
    const given = [typeof known === 'function' ? known(now) : known].flat()
    const answer = given[askedOf(path).length - 1] ?? given.at(-1)
    if (!answer) throw new TypeError(`Nobody answers ${path}`)
    const status = answer.status ?? 200
    return { ok: status < 400, status, json: async () => answer.body } as Response
  }) as typeof fetch
  return Object.assign(askedOf, { addresses })
}

export const success = (body: object = {}): Answer => ({ body: { status: true, ...body } })

export function refusal(status: number, code: string, details: object = {}): Answer {
  return { status, body: { status: false, error: { code, message: code, request_id: 'r', ...details } } }
}
