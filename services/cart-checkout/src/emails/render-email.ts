import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Mail } from '@shop/service-kit/mail/email-sender'
import { fillTemplate } from '@shop/service-kit/mail/fill-template'
import { type EmailContent, type EmailContext, emailContent } from './email-content.ts'

// Compiled from email-templates/email.mjml by `npm run email-templates`; a test tells when it is out of date.
const template = readFileSync(path.join(import.meta.dirname, 'email.html'), 'utf8')

/** The email as it goes out: the same in HTML and as plain text. */
export function renderEmail(id: string, context: EmailContext): Mail {
  const content = emailContent(context)
  return {
    id,
    to: context.order.customer.email,
    subject: content.subject,
    html: fillTemplate(template, content),
    text: plainText(content),
    locale: context.order.locale,
  }
}

function plainText(email: EmailContent): string {
  const { button, order_link, lines, sums, charge, paragraphs } = email
  const parts = [
    email.heading,
    ...paragraphs.map(({ text }) => text),
    [...button, ...order_link].map(({ label, link }) => `${label}:\n${link}`).join('\n'),
    [email.order_title, ...lines.map(({ title, about, sum }) => `${title}, ${about}: ${sum}`)].join('\n'),
    [...sums, { name: email.total_name, value: email.total }, ...charge]
      .map(({ name, value }) => `${name}: ${value}`)
      .join('\n'),
    `${email.delivery_title}: ${email.delivery}`,
    `${email.help} ${email.phone}\n${email.why}`,
    email.brand,
  ]
  return `${parts.join('\n\n')}\n`
}
