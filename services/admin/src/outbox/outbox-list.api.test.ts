import { internalOutbox, outboxServices } from '@shop/contracts/staff/orders/staff-outbox'
import { OUTBOX_PAGE } from '@shop/service-kit/outbox/outbox.repository'
import { startApi } from '../../test/start-api.ts'

const path = '/api/admin/outbox/exports'
const created_at = '2026-11-21T10:00:00.000Z'

type Asked = { state: 'dead' | 'waiting'; after: { due: string; id: string } | null }
const entry = (id: string, state: Asked['state'], effect: string) => ({
  id,
  effect,
  about: { order: '26-000001', letter: '=paid' },
  state,
  attempts: 8,
  failure: 'refused',
  created_at,
  due: created_at,
})

/** The account service has more than a page of messages that failed, that of orders one email that waits. */
async function startWithMail() {
  const pages: Asked[] = []
  const none = { entries: [] }
  const ofAccount = ({ body }: { body?: unknown }) => {
    const asked = body as Asked
    pages.push(asked)
    if (asked.state === 'waiting') return none
    const [first, length] = asked.after ? [OUTBOX_PAGE, 1] : [0, OUTBOX_PAGE]
    return { entries: Array.from({ length }, (_, index) => entry(`sms ${first + index}`, 'dead', 'phone-code')) }
  }
  const ofOrders = ({ body }: { body?: unknown }) =>
    (body as Asked).state === 'waiting' ? { entries: [entry('email', 'waiting', 'letter')] } : none
  const [orders, account] = outboxServices.map(service => `POST ${internalOutbox[service].page.path}`)
  const api = await startApi({}, { [`${orders}`]: ofOrders, [`${account}`]: ofAccount })
  return { ...api, pages }
}

test('the file of the outbox has all that is not delivered, page by page, those first that failed for good', async () => {
  const { openConfirmed, pages, db } = await startWithMail()
  const manager = await openConfirmed('manager')
  const { body } = await manager.post(path, { filter: {}, language: 'uk' })
  expect(body.count).toBe(OUTBOX_PAGE + 2)
  expect(pages.map(({ after }) => after?.id)).toEqual([undefined, `sms ${OUTBOX_PAGE - 1}`, undefined])

  const { text } = await manager.get(`${path}/${body.id}`)
  const [head, ...rows] = text.split('\r\n').slice(0, -1)
  expect(head).toBe('Вид;Що;Замовлення;Стан;Спроби;Помилка;З’явився;Остання або наступна спроба;Сервіс')
  expect(rows).toHaveLength(OUTBOX_PAGE + 2)
  expect(rows[0]).toBe("SMS;'=paid;26-000001;Не доставлено;8;refused;2026-11-21 12:00;2026-11-21 12:00;account")
  expect(rows.at(-1)).toMatch(/^Лист;.*;Чекає;.*;cart-checkout$/)
  expect(await db.collection('audit').findOne({ action: 'outbox_export' })).toMatchObject({ after: { count: 252 } })
})

test('the file of the outbox keeps to state and kind', async () => {
  const { openConfirmed } = await startWithMail()
  const manager = await openConfirmed('manager')
  const countOf = async (filter: object) => (await manager.post(path, { filter, language: 'uk' })).body.count
  expect(await countOf({ state: 'waiting' })).toBe(1)
  expect(await countOf({ kind: 'email' })).toBe(1)
  expect(await countOf({ kind: 'sms', state: 'waiting' })).toBe(0)
  expect((await manager.post(path, { filter: { kind: 'fax' }, language: 'uk' })).status).toBe(400)
})

test('who may not see the outbox takes no file of it', async () => {
  const { openConfirmed } = await startWithMail()
  const content = await openConfirmed('content')
  expect((await content.post(path, { filter: {}, language: 'uk' })).status).toBe(403)
})
