import type { CaughtMail } from '@shop/contracts/staff/orders/caught-mails'
import { createDoor } from '@shop/gateway/door/door'
import { createHealth } from '@shop/service-kit/app/health'
import { listen } from '@shop/service-kit/app/listen'
import { silentLog } from '@shop/service-kit/log/log'
import { createBrowser } from '@shop/testing/browser'
import { devOutbox } from './dev-outbox.ts'

const opened: { stop(): Promise<void> }[] = []
afterAll(() => Promise.all(opened.map(({ stop }) => stop())))

const mail = (about: Partial<CaughtMail> = {}): CaughtMail => ({
  id: 'letter 26-000001 created 0',
  at: '2026-11-21T10:00:00.000Z',
  to: 'olena@example.com',
  subject: 'Замовлення № 26-000001',
  html: '<p style="color: red">Дякуємо</p>',
  text: 'Дякуємо',
  locale: 'uk',
  ...about,
})

async function browserWith(mails: CaughtMail[] | null) {
  const app = createDoor({
    log: silentLog,
    health: createHealth({}),
    trustedProxies: 0,
    calls: (_, next) => next(),
    ...(mails && { dev: devOutbox(async () => mails) }),
  })
  const door = await listen({ app, host: '127.0.0.1', port: 0 })
  opened.push(door)
  return createBrowser(`http://127.0.0.1:${door.port}`)
}

test('emails are listed newest first, and the newest is shown in a frame without scripts', async () => {
  const second = mail({ id: 'second', subject: 'Order 26-000002', locale: 'en', text: 'Thank you' })
  const browser = await browserWith([second, mail()])
  const { status, text, headers } = await browser.get('/dev/outbox')

  expect(status).toBe(200)
  expect(text.indexOf('Order 26-000002')).toBeLessThan(text.indexOf('Замовлення № 26-000001'))
  expect(text).toContain('src="/dev/outbox/mail?mail=second" sandbox="allow-same-origin')
  expect(text).not.toContain('allow-scripts')
  expect(headers.get('content-security-policy')).toContain("default-src 'none'; style-src 'self'; frame-src 'self'")
})

test('a caught email can be chosen, with its plain text', async () => {
  const browser = await browserWith([mail({ id: 'second', text: 'Thank you' }), mail()])

  expect((await browser.get('/dev/outbox?mail=letter%2026-000001%20created%200')).text).toContain(
    '<pre lang="uk">Дякуємо</pre>',
  )
})

test('a caught email keeps its styles and may run no scripts', async () => {
  const browser = await browserWith([mail()])
  const { text, headers } = await browser.get('/dev/outbox/mail?mail=letter%2026-000001%20created%200')

  expect(text).toBe('<p style="color: red">Дякуємо</p>')
  expect(headers.get('content-security-policy')).toMatch(/default-src 'none';.*sandbox allow-same-origin allow-popups/)
  expect((await browser.get('/dev/outbox/mail?mail=nobody')).status).toBe(404)
})

test('text of customers in a caught email is escaped', async () => {
  const evil = '"><script>alert(1)</script>'
  const browser = await browserWith([mail({ id: evil, subject: evil, to: evil, text: evil })])

  expect((await browser.get('/dev/outbox')).text).not.toContain('<script>')
})

test('before the first email the outbox page says how to get one', async () => {
  expect((await (await browserWith([])).get('/dev/outbox')).text).toContain('Nothing yet')
})

test('there is no outbox page where emails are sent for real', async () => {
  expect((await (await browserWith(null)).get('/dev/outbox')).status).toBe(404)
})
