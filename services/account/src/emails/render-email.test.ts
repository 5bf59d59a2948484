import { fillMailDetails } from '@shop/service-kit/mail/shop-details'
import { emailNames } from './email-names.ts'
import { renderEmail } from './render-email.ts'
import { emailTexts } from './send-email.ts'

const link = 'https://levada.example/user/verify/t0ken'
const shop = { phone: '+380 44 000 21 14', replyTo: 'care@levada.example', sender: { name: '', email: '' } }
const origin = 'https://levada.example'

function emailIn(locale: 'uk' | 'en', name: (typeof emailNames)[number], customer = 'Олена') {
  const content = emailTexts[locale][name]({ name: customer, link })
  return fillMailDetails(renderEmail({ id: 'email 1', to: 'olena@example.com', locale, origin, content }), shop)
}

test.each(emailNames)('the email "%s" leads to the same place in both languages, in HTML and in plain text', name => {
  for (const locale of ['uk', 'en'] as const) {
    const { html, text, subject } = emailIn(locale, name)
    expect(html).toContain(`href="${link}"`)
    expect(text).toContain(link)
    expect(html).toContain(`lang="${locale}"`)
    expect(subject).toMatch(locale === 'uk' ? /[а-яіїєґ]/i : /^[^а-яіїєґ]+$/i)
  }
})

test('a name is shown as text, even when it holds markup or placeholders', () => {
  const { html } = emailIn('uk', 'verify', '<img src=x onerror=alert(1)>{{link}}')
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;{{link}}')
  expect(html).not.toContain('<img src=x')
})

test('an email says how long its link lives, and what to do when the reader did not ask for it', () => {
  expect(emailIn('uk', 'verify').text).toMatch(/24 години[\s\S]*нічого не робіть/)
  expect(emailIn('uk', 'reset').text).toMatch(/одну годину[\s\S]*нічого не робіть/)
  expect(emailIn('en', 'verify').text).toMatch(/24 hours[\s\S]*do nothing/)
  expect(emailIn('en', 'reset').text).toMatch(/one hour[\s\S]*do nothing/)
})
