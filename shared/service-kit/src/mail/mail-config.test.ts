import * as z from 'zod/mini'
import { parseConfig } from '../process/config.ts'
import { mailEnvironment, mailFrom } from './mail-config.ts'

const mail = (env: Record<string, string>, origin: string | null = 'https://levada.example') =>
  mailFrom(parseConfig(z.object(mailEnvironment), env), origin)

test('without a mail server emails are caught', () => {
  expect(mail({}, null)).toBeNull()
  expect(mail({ SMTP_URL: '' }, null)).toBeNull()
})

test('a named mail server sends emails in the name of the shop', () => {
  const url = 'smtps://user:secret@mail.example:465'

  expect(mail({ SMTP_URL: url })).toEqual({ url, from: 'LEVADA <orders@levada.example>' })
  expect(mail({ SMTP_URL: url, MAIL_FROM: 'ЛЕВАДА <hello@levada.ua>' })?.from).toBe('ЛЕВАДА <hello@levada.ua>')
})

test('a shop that sells does not start when its emails would reach nobody', () => {
  expect(() => mail({ NODE_ENV: 'production' })).toThrow('SMTP_URL is missing')
  expect(() => mail({ NODE_ENV: 'production', SMTP_URL: 'smtp://mail:1025' }, null)).toThrow('PUBLIC_ORIGIN is missing')
})

test('a wrong mail server or sender is reported at the start, without repeating what was written', () => {
  expect(() => mail({ SMTP_URL: 'https://user:secret@mail.example' })).toThrow(/^(?!.*secret).*SMTP_URL: must be/s)
  expect(() => mail({ MAIL_FROM: 'LEVADA' })).toThrow('MAIL_FROM: must contain')
})
