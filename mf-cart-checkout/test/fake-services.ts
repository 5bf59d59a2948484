import { queryClient } from '@shop/shell/query'

type Answer = { status?: number; body: object }
type Asked = { path: string; body: unknown; headers: Record<string, string> }

/** Stands in for the services: each path gives its answers in turn, the last one for ever. */
export function fakeServices(answers: Record<string, Answer | Answer[]>) {
  const asked: Asked[] = []
  queryClient.clear()
  globalThis.fetch = jest.fn(async (address, init: RequestInit = {}) => {
    const [path = ''] = String(address).split('?')
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
    asked.push({ path, body, headers: init.headers as Record<string, string> })
    const turn = asked.filter(other => other.path === path).length
    const given = [answers[path] ?? []].flat()
    const answer = given[turn - 1] ?? given.at(-1)
    if (!answer) throw new TypeError(`Nobody answers ${path}`)
    return { ok: (answer.status ?? 200) < 400, status: answer.status ?? 200, json: async () => answer.body } as Response
  })
  return { askedOf: (path: string) => asked.filter(other => other.path === path) }
}

export function refused(status: number, code: string, details: object = {}): Answer {
  return { status, body: { status: false, error: { code, message: code, request_id: 'r', ...details } } }
}
