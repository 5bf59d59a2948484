import { aClock } from '@shop/testing/a-clock'
import { aRegistration } from '../../test/a-registration.ts'
import { caughtEmails } from '../../test/emails.ts'
import { signIn } from '../../test/signed-in.ts'
import { startApi } from '../../test/start-api.ts'

/** Each request comes from another address, as from many strangers. */
const from = (index: number) => ({ 'x-forwarded-for': `198.51.100.${index + 1}` })

test('registering tags of one mailbox over and over makes accounts, but only five emails within an hour', async () => {
  const clock = aClock()
  const api = await startApi({ clock })
  for (let index = 0; index < 8; index++) {
    const form = aRegistration({ email: `olena+${index}@example.com`, phone: `+38067123456${index}` })
    expect((await api.open().post('/api/user/register', form, from(index))).status).toBe(201)
  }
  expect(await caughtEmails(api)).toHaveLength(5)

  clock.wait(3600)
  const { status } = await api.open().post('/api/user/register', aRegistration(), from(9))
  expect(status).toBe(201)
  expect(await caughtEmails(api)).toHaveLength(6)
})

test('the newsletter asks one mailbox five times an hour, whatever tags are typed', async () => {
  const api = await startApi({ clock: aClock() })
  for (let index = 0; index < 8; index++) {
    const body = { email: `o.lena+${index}@gmail.com`, locale: 'uk' }
    const { status } = await api.open().post('/api/news-subscription/add-email', body, from(index))
    expect(status).toBe(200)
  }
  expect(await caughtEmails(api)).toHaveLength(5)
})

test('a forgotten password is answered by email, however often the mailbox was registered', async () => {
  const api = await startApi({ clock: aClock() })
  await signIn(api)
  for (let index = 0; index < 8; index++)
    await api.open().post('/api/user/register', aRegistration({ email: `olena+${index}@example.com` }), from(index))
  await api.open().post('/api/password-reset/send-email', { email: 'olena@example.com' }, from(20))

  expect((await caughtEmails(api)).map(({ subject }) => subject)).toContain('Новий пароль для ЛЕВАДИ')
})

test('a stored name that holds a link is no link in the emails to it', async () => {
  const api = await startApi({ clock: aClock() })
  const { id } = await signIn(api, { name: 'виграш на http://evil.example t.me/x' })
  expect(id).toBeTruthy()
  await api.open().post('/api/password-reset/send-email', { email: 'olena@example.com' })

  for (const { subject, text, html } of await caughtEmails(api))
    expect(`${subject} ${text} ${html}`).not.toMatch(/evil\.\S|t\.me|http:\/\/evil/)
  expect((await caughtEmails(api)).map(({ text }) => text).join()).toContain('виграш на http: / /evil. example t. me/x')
})
