import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Locale } from '@shop/contracts/text'
import { fillTemplate } from '@shop/service-kit/mail/fill-template'
import type { Mail } from '@shop/service-kit/mail/mail-carrier'
import { frameTexts, phone } from './frame-texts.ts'

/** What a letter says in its reader's language. */
export type LetterWords = {
  subject: string
  /** What mail programs show beside the subject. */
  preview: string
  heading: string
  paragraphs: readonly string[]
  button: { label: string; link: string } | null
  /** In small print: until when, and what to do when it was not asked for. */
  note: string
  why: string
}

type LetterParts = { id: string; to: string; locale: Locale; origin: string; words: LetterWords }

// Compiled from letters/letter.mjml by `npm run letters`; a test tells when it is out of date.
const template = readFileSync(path.join(import.meta.dirname, 'letter.html'), 'utf8')

/** The letter as it goes out: the same in HTML and as plain text. */
export function writeLetter({ id, to, locale, origin, words }: LetterParts): Mail {
  const { paragraphs, button, ...texts } = words
  const { brand, help } = frameTexts[locale]
  const html = fillTemplate(template, {
    ...texts,
    locale,
    paragraphs: paragraphs.map(text => ({ text })),
    button: button ? [button] : [],
    brand,
    help,
    phone,
    phone_link: phone.replaceAll(' ', ''),
    shop_link: `${origin}/`,
  })
  const parts = [
    texts.heading,
    ...paragraphs,
    ...(button ? [`${button.label}:\n${button.link}`] : []),
    texts.note,
    `${help} ${phone}\n${texts.why}`,
    brand,
  ]
  return { id, to, subject: texts.subject, html, text: `${parts.join('\n\n')}\n`, locale }
}
