import { NEWSLETTER_CONSENT_VERSION } from '@shop/contracts/customers/newsletter'
import { consentTexts } from '@shop/contracts/customers/newsletter-consent'
import { newsletterListFile } from '@shop/contracts/staff/customers/customer-files'
import { staffCustomerEndpoint } from '@shop/contracts/staff/customers/staff-customers'
import { internalAccountMailsEndpoint } from '@shop/contracts/staff/orders/caught-mails'
import { aClock } from '@shop/testing/a-clock'
import { takeListFile } from '@shop/testing/take-list-file'
import { startApi } from '../../test/start-api.ts'

const path = '/api/news-subscription'

async function shop() {
  const clock = aClock()
  const api = await startApi({ clock })
  const browser = api.open()
  /** Asks for the newsletter and opens the link of the email an hour later; the token that ends it. */
  async function subscribe(email: string, about: object = { place: 'footer' }): Promise<string> {
    await browser.post(`${path}/add-email`, { email, locale: 'uk', ...about })
    await api.service.jobs.runNow('send-messages')
    const { mails } = await api.internal.call(internalAccountMailsEndpoint, {})
    clock.wait(3600)
    const token = /confirm\?token=([\w.-]+)/.exec(mails[0]?.text ?? '')?.[1]
    await browser.post(`${path}/confirm?token=${token}`, {})
    const caught = await api.db.collection('caught_mails').findOne({ to: email })
    return /token=([\w.-]+)/.exec(String(caught?.unsubscribe))?.[1] ?? ''
  }
  return { ...api, clock, browser, subscribe, take: () => takeListFile(api.staff, newsletterListFile, { filter: {} }) }
}

test('the file has who gets the newsletter, with when, where, by which words and how it was agreed to', async () => {
  const { subscribe, take } = await shop()
  await subscribe('olena@example.com')
  await subscribe('older@example.com', { locale: 'en', place: undefined })

  const { head, rows, count, change } = await take()
  expect(head).toBe('Ел. пошта;Згода;Де дано;Редакція тексту;Слова згоди;Мова;Підтверджено;Як підтверджено')
  const { uk, en } = consentTexts[NEWSLETTER_CONSENT_VERSION] ?? {}
  expect(rows).toEqual([
    `older@example.com;2026-11-21 13:00;Не записано;2026-11-21;${en};англійська;2026-11-21 14:00;Посилання в листі`,
    `olena@example.com;2026-11-21 12:00;Форма внизу сторінки;2026-11-21;${uk};українська;2026-11-21 13:00;Посилання в листі`,
  ])
  expect(change).toEqual({
    action: 'customer_newsletter_export',
    subject: 'newsletter-2026-11-21.csv',
    asked: { filter: {} },
    after: { count },
  })
})

test('who has not confirmed, or has ended the newsletter, is not in the file', async () => {
  const { subscribe, take, browser } = await shop()
  const end = await subscribe('olena@example.com')
  await browser.post(`${path}/add-email`, { email: 'asked@example.com', locale: 'uk', place: 'footer' })
  expect((await take()).rows).toEqual([expect.stringMatching(/^olena@/)])

  expect((await browser.post(`${path}/end`, { token: end })).status).toBe(200)
  expect(await take()).toMatchObject({ count: 0, rows: [] })
})

test('the card of the customer says where and in which language the newsletter was asked for', async () => {
  const { subscribe, staff, db } = await shop()
  await subscribe('olena@example.com')
  const card = await db.collection<{ _id: string }>('buyers').findOne({ email: 'olena@example.com' })
  const { customer } = await staff.read(staffCustomerEndpoint, { params: { id: card?._id } })
  expect(customer.newsletter_consent).toMatchObject({ state: 'confirmed', place: 'footer', locale: 'uk' })
})

test('a place that there is not is refused', async () => {
  const { browser } = await shop()
  const { status } = await browser.post(`${path}/add-email`, { email: 'olena@example.com', place: 'moon' })
  expect(status).toBe(400)
})

test('a file in a language that there is not is refused', async () => {
  const { staff } = await shop()
  const body = { filter: {}, language: 'de' }
  await expect(staff.write(newsletterListFile.start, { body })).rejects.toMatchObject({
    details: { fields: { language: expect.anything() } },
  })
})
