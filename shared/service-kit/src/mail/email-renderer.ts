import { readFileSync } from 'node:fs'
import type { Locale } from '@shop/contracts/texts/text'
import type { Mail } from './email-sender.ts'
import { fillTemplate } from './fill-template.ts'
import { DIALLED_GAP, PHONE_GAP } from './shop-details.ts'

/** What an email says in its reader's language. */
export type EmailContent = {
  subject: string
  /** What mail programs show beside the subject. */
  preview: string
  heading: string
  paragraphs: readonly string[]
  button: { label: string; link: string } | null
  /** In small print: until when, and what to do when it was not asked for. */
  note: string
  /** Behind the note. */
  noteLink?: { label: string; link: string }
  why: string
}

export type EmailInput = { id: string; to: string; locale: Locale; origin: string; content: EmailContent }

/** What stands around the text of every email. */
const frameTexts: Record<Locale, { brand: string; help: string }> = {
  uk: { brand: 'ЛЕВАДА', help: 'Є запитання? Телефонуйте щодня з 9:00 до 20:00:' },
  en: { brand: 'LEVADA', help: 'Any questions? Call us every day from 9:00 to 20:00:' },
}

/**
 * Writes emails with the compiled template of a service: the same in HTML and as plain text. What the shop says of itself is
 * filled in as they leave (`withMailDetails`).
 */
export function createEmailRenderer(templateFile: string): (input: EmailInput) => Mail {
  const template = readFileSync(templateFile, 'utf8')
  return ({ id, to, locale, origin, content }) => {
    const { paragraphs, button, noteLink, ...texts } = content
    const { brand, help } = frameTexts[locale]
    const html = fillTemplate(template, {
      ...texts,
      locale,
      paragraphs: paragraphs.map(text => ({ text })),
      button: button ? [button] : [],
      note_link: noteLink ? [noteLink] : [],
      brand,
      help,
      phone: PHONE_GAP,
      phone_link: DIALLED_GAP,
      shop_link: `${origin}/`,
    })
    const parts = [
      texts.heading,
      ...paragraphs,
      ...(button ? [`${button.label}:\n${button.link}`] : []),
      noteLink ? `${texts.note}\n${noteLink.label}: ${noteLink.link}` : texts.note,
      `${help} ${PHONE_GAP}\n${texts.why}`,
      brand,
    ]
    return { id, to, subject: texts.subject, html, text: `${parts.join('\n\n')}\n`, locale }
  }
}
