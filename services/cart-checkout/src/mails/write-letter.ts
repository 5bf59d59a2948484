import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fillTemplate } from '@shop/service-kit/mail/fill-template'
import type { Mail } from '@shop/service-kit/mail/mail-carrier'
import { type LetterContent, type LetterParts, letterContent } from './letter-content.ts'

// Compiled from letters/letter.mjml by `npm run letters`; a test tells when it is out of date.
const template = readFileSync(path.join(import.meta.dirname, 'letter.html'), 'utf8')

/** The letter as it goes out: the same in HTML and as plain text. */
export function writeLetter(id: string, parts: LetterParts): Mail {
  const content = letterContent(parts)
  return {
    id,
    to: parts.order.customer.email,
    subject: content.subject,
    html: fillTemplate(template, content),
    text: plainText(content),
    locale: parts.order.locale,
  }
}

function plainText(letter: LetterContent): string {
  const { button, order_link, lines, sums, charge, paragraphs } = letter
  const parts = [
    letter.heading,
    ...paragraphs.map(({ text }) => text),
    [...button, ...order_link].map(({ label, link }) => `${label}:\n${link}`).join('\n'),
    [letter.order_title, ...lines.map(({ title, about, sum }) => `${title}, ${about}: ${sum}`)].join('\n'),
    [...sums, { name: letter.total_name, value: letter.total }, ...charge]
      .map(({ name, value }) => `${name}: ${value}`)
      .join('\n'),
    `${letter.delivery_title}: ${letter.delivery}`,
    `${letter.help} ${letter.phone}\n${letter.why}`,
    letter.brand,
  ]
  return `${parts.join('\n\n')}\n`
}
