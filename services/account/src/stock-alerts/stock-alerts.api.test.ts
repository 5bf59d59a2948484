import { internalSendStockAlertEndpoint, type StockAlertEmail } from '@shop/contracts/catalog/stock-alert-emails'
import { internalProvedEmailEndpoint } from '@shop/contracts/customers/session-owner'
import { aClock } from '@shop/testing/a-clock'
import { caughtEmails } from '../../test/emails.ts'
import { password, signedIn, signIn } from '../../test/signed-in.ts'
import { startApi } from '../../test/start-api.ts'

const facts = {
  to: 'olena@example.com',
  locale: 'uk' as 'uk' | 'en',
  article: 'DR-1042-BUR-R',
  title: { uk: 'Сукня на запах', en: 'Wrap dress' },
  size: '38 (M)',
  confirm_token: 'id.confirm',
  stop_token: 'id.stop',
}

async function post() {
  const clock = aClock()
  const api = await startApi({ clock, publicOrigin: 'https://levada.example' })
  const send = (email: StockAlertEmail, alert = 'one', mailbox = facts.to) =>
    api.internal.call(internalSendStockAlertEndpoint, { alert, email, due_at: clock.now().toISOString(), mailbox })
  return { ...api, clock, send }
}

test.each([
  ['uk', /Сукня на запах: розмір 38 \(M\) знову в наявності/],
  ['en', /Wrap dress: size 38 \(M\) is back in stock/],
] as const)('a size that is back is told in the language that was asked in (%s)', async (locale, subject) => {
  const api = await post()
  api.catalog.says('back', 'one', { ...facts, locale })
  await api.send('back')

  const [email, ...more] = await caughtEmails(api)
  expect(more).toEqual([])
  expect(email).toMatchObject({ to: facts.to, locale, subject: expect.stringMatching(subject) })
  expect(email?.html).toContain('href="https://levada.example/product/DR-1042-BUR-R"')
  const stop = 'https://levada.example/api/back-in-stock/stop?token=id.stop'
  expect(email?.text).toContain(stop)
  expect(email?.html).toContain(`href="${stop}"`)
  expect(email).toMatchObject({ unsubscribe: stop })
})

test.each([
  ['uk', 'Сукня на запах, Бордовий: розмір 38 (M) знову в наявності'],
  ['en', 'Wrap dress, Burgundy: size 38 (M) is back in stock'],
] as const)('the email names the colour, which the title does not (%s)', async (locale, subject) => {
  const api = await post()
  api.catalog.says('back', 'one', { ...facts, locale, color: { uk: 'Бордовий', en: 'Burgundy' } })
  await api.send('back')

  expect(await caughtEmails(api)).toMatchObject([{ subject }])
})

test.each([
  ['uk', 'Так, повідомте мене'],
  ['en', 'Yes, email me'],
] as const)('a mailbox that nobody proved is asked first (%s)', async (locale, label) => {
  const api = await post()
  api.catalog.says('confirm', 'one', { ...facts, locale })
  await api.send('confirm')
  const [email] = await caughtEmails(api)
  expect(email?.text).toContain(`${label}:\nhttps://levada.example/api/back-in-stock/confirm?token=id.confirm`)
})

test('an email that is given twice goes out once, another moment is another email', async () => {
  const api = await post()
  api.catalog.says('back', 'one', facts)
  await api.send('back')
  await api.send('back')
  expect(await caughtEmails(api)).toHaveLength(1)
  api.clock.wait(60)
  await api.send('back')
  expect(await caughtEmails(api)).toHaveLength(2)
})

test('an email that nobody needs any more when it is its turn is not sent', async () => {
  const api = await post()
  api.catalog.says('back', 'one', facts)
  await api.send('back')
  api.catalog.saysNothing()
  expect(await caughtEmails(api)).toEqual([])
})

test('strangers have one mailbox asked five times an hour, whatever tags they type; what was confirmed always goes out', async () => {
  const api = await post()
  for (let index = 0; index < 8; index += 1) {
    api.catalog.says('confirm', `${index}`, facts)
    await api.send('confirm', `${index}`, `olena+${index}@example.com`)
  }
  expect(await caughtEmails(api)).toHaveLength(5)

  for (let index = 0; index < 8; index += 1) {
    api.catalog.says('back', `${index}`, facts)
    await api.send('back', `${index}`)
  }
  expect(await caughtEmails(api)).toHaveLength(13)
})

test('a mailbox is a customer’s own once it is proved, and a guest has none', async () => {
  const api = await signedIn()
  const session = api.browser.cookies.get('__Host-session') ?? ''
  const proved = (session: string) => api.internal.call(internalProvedEmailEndpoint, { session })
  expect(await proved(session)).toEqual({ email: null })

  await api.db.collection('customers').updateOne({}, { $set: { emailVerified: true } })
  expect(await proved(session)).toEqual({ email: 'olena@example.com' })
  expect(await proved('nobody')).toEqual({ email: null })
})

test('a deleted account takes its alerts along, unless the mailbox was never proved', async () => {
  const api = await signedIn()
  const iryna = await signIn(api, { email: 'iryna@example.com' })
  await api.db.collection('customers').updateOne({ email: 'olena@example.com' }, { $set: { emailVerified: true } })
  for (const { browser } of [api, iryna])
    expect((await browser.post('/api/user/delete', { password })).status).toBe(200)
  await api.service.jobs.runNow('send-messages')
  expect(api.catalog.forgotten).toEqual(['olena@example.com'])
})
