import { queryClient } from '@shop/shell/query'

export type Answer = { status?: number; body: object }
type Asked = { path: string; body: unknown }
export type Answers = Record<string, Answer | Answer[]>

/** Stands in for the services: each path gives its answers one after the other, the last one for ever. Returns the requests to a path. */
export function fakeServices(answers: Answers) {
  const asked: Asked[] = []
  const requestsTo = (path: string) => asked.filter(other => other.path === path)
  queryClient.clear()
  globalThis.fetch = jest.fn(async (address: string, { body }: RequestInit) => {
    const [path = ''] = address.split('?')
    asked.push({ path, body: body && JSON.parse(String(body)) })
    const given = [answers[path] ?? []].flat()
    const answer = given[requestsTo(path).length - 1] ?? given.at(-1)
    if (!answer) throw new TypeError(`Nobody answers ${path}`)
    const status = answer.status ?? 200
    return { ok: status < 400, status, json: async () => answer.body } as Response
  }) as typeof fetch
  return requestsTo
}

export const good = (body: object = {}): Answer => ({ body: { status: true, ...body } })

export function refused(status: number, code: string, details: object = {}): Answer {
  return { status, body: { status: false, error: { code, message: code, request_id: 'r', ...details } } }
}
