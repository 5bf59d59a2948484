import { letterNames } from './letter-names.ts'
import { letterTexts } from './letter-texts.ts'
import { writeLetter } from './write-letter.ts'

const link = 'https://levada.example/user/verify/t0ken'
const origin = 'https://levada.example'

function letter(locale: 'uk' | 'en', name: (typeof letterNames)[number], customer = 'Олена') {
  const words = letterTexts[locale][name]({ name: customer, link })
  return writeLetter({ id: 'letter 1', to: 'olena@example.com', locale, origin, words })
}

test.each(letterNames)('the letter "%s" leads to the same place in both languages, in HTML and in plain text', name => {
  for (const locale of ['uk', 'en'] as const) {
    const { html, text, subject } = letter(locale, name)
    expect(html).toContain(`href="${link}"`)
    expect(text).toContain(link)
    expect(html).toContain(`lang="${locale}"`)
    expect(subject).toMatch(locale === 'uk' ? /[а-яіїєґ]/i : /^[^а-яіїєґ]+$/i)
  }
})

test('a name is words, whatever it holds', () => {
  const { html } = letter('uk', 'verify', '<img src=x onerror=alert(1)>{{link}}')
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;{{link}}')
  expect(html).not.toContain('<img src=x')
})

test('a letter says how long its link lives, and what to do when it was not asked for', () => {
  expect(letter('uk', 'verify').text).toMatch(/24 години[\s\S]*нічого не робіть/)
  expect(letter('uk', 'reset').text).toMatch(/одну годину[\s\S]*нічого не робіть/)
  expect(letter('en', 'verify').text).toMatch(/24 hours[\s\S]*do nothing/)
  expect(letter('en', 'reset').text).toMatch(/one hour[\s\S]*do nothing/)
})
