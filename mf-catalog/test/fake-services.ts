import { queryClient } from '@shop/shell/query'

type Answer = { status?: number; body: object }
type Answers = Record<string, Answer | ((query: URLSearchParams) => Answer)>

/** What a shop without goods says: a test names only the answers that it is about. */
const silence: Answers = {
  '/api/categories/all': { body: { status: true, categories: [] } },
  '/api/colors/all': { body: { status: true, colors: [] } },
  '/api/collections/all': { body: { status: true, collections: [] } },
  '/api/sizes/all': { body: { status: true, sizes: [] } },
  '/api/sizes/heights/all': { body: { status: true, heights: [] } },
}

/** Stands in for the services; gives back what they were asked. */
export function fakeServices(answers: Answers) {
  const asked: string[] = []
  const known: Answers = { ...silence, ...answers }
  queryClient.clear()
  globalThis.fetch = jest.fn(async (address: string) => {
    const url = new URL(address, 'http://shop.test')
    asked.push(decodeURIComponent(url.pathname + url.search))
    const answer = known[url.pathname]
    if (!answer) throw new TypeError(`Nobody answers ${url.pathname}`)
    const { status = 200, body } = typeof answer === 'function' ? answer(url.searchParams) : answer
    return { ok: status < 400, status, json: async () => body } as Response
  }) as typeof fetch
  return asked
}

export function refused(status: number, code: string): Answer {
  return { status, body: { status: false, error: { code, message: code, request_id: 'r' } } }
}

export function aList(list: object[], facets: object = {}, count = list.length): Answer {
  const none = { categories: {}, collections: {}, colors: {}, sizes: {}, heights: {}, prices: null }
  return { body: { status: true, list, count, facets: { ...none, ...facets } } }
}
