import { type Facts, type Log, silentLog } from '@shop/service-kit/log/log'
import { type HostileRequest, hostileRequests } from '../test/hostile-requests.ts'
import { startShop } from '../test/start-shop.ts'

const REQUESTS = 800
const SEED = 20261121
const AT_ONCE = 20

const logged: [string, Facts][] = []
const log: Log = { ...silentLog, error: (facts, message) => void logged.push([message, facts]) }
let shop: ReturnType<typeof startShop>

beforeAll(() => {
  shop = startShop(log)
  return shop
})
afterAll(async () => (await shop).stop())

test('every call answers garbage with a proper refusal, and nothing breaks', async () => {
  const { url } = await shop
  const requests = hostileRequests(REQUESTS, SEED)
  const wrong: unknown[] = []

  for (let index = 0; index < requests.length; index += AT_ONCE) {
    const answers = requests
      .slice(index, index + AT_ONCE)
      .map(async request => ({ request, ...(await send(url, request)) }))
    wrong.push(...(await Promise.all(answers)).filter(answer => !isOurs(answer)))
  }

  expect(wrong).toEqual([])
  expect(logged).toEqual([])
})

type Reply = { status: number; text: string; type: string | null; to: string | null }

async function send(url: string, { method, path, headers, body }: HostileRequest): Promise<Reply> {
  const answer = await fetch(url + path, { method, headers, body: method === 'HEAD' ? null : body, redirect: 'manual' })
  const [type, to] = [answer.headers.get('content-type'), answer.headers.get('location')]
  return { status: answer.status, text: await answer.text(), type, to }
}

/** JSON with our status; a refusal with its code, a text for people and the id to find it in the log. Links of emails lead to a page of ours. */
function isOurs({ status, text, type, to, request }: Reply & { request: HostileRequest }): boolean {
  if (status >= 500) return false
  if (status === 204 || request.method === 'HEAD') return true
  if (status === 303) return /^\/(newsletter|back-in-stock)\/[a-z]+\//.test(to ?? '')
  if (type !== 'application/json; charset=utf-8') return false
  const answer = JSON.parse(text)
  if (status < 400) return typeof answer.status === 'boolean'
  const { code, message, request_id } = answer.error
  return (
    answer.status === false && [code, message, request_id].every(value => typeof value === 'string' && value !== '')
  )
}
