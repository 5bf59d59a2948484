import { isSafeLink } from '@shop/contracts/texts/link'
import { Parser } from 'htmlparser2'

/** A description as text, and how many tags of the markup it came in had no place in it. */
export type BodyText = { text: string; dropped: number }

const BLOCKS = new Set([
  'p',
  'div',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'li',
  'br',
  'blockquote',
  'section',
])
// Emphasis keeps its words: texts of the shop are never markup.
const PLAIN = new Set(['b', 'strong', 'i', 'em', 'u', 'span', 'font', 'small', 'meta', 'a'])
const WITH_CONTENT = new Set(['script', 'style', 'iframe', 'object', 'svg', 'template', 'noscript', 'title'])
// What an entity may hide and no text needs.
const CONTROLS = /[^\P{C}\n\u200c\u200d]/gu

/**
 * Paragraphs, lists, emphasis and safe links of an HTML text as plain text: lists with bullets, addresses of links behind
 * their words. Everything else is dropped and counted; scripts and styles with what they contain.
 */
export function bodyText(html: string): BodyText {
  let text = ''
  let dropped = 0
  let skipped: string | null = null
  let link: { href: string; at: number } | null = null

  function open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (skipped !== null) return
    if (WITH_CONTENT.has(name)) {
      dropped += 1
      skipped = name
    } else if (BLOCKS.has(name)) text += name === 'br' ? '\n' : name === 'li' ? '\n• ' : '\n\n'
    else if (name === 'a') {
      const href = (attributes.href ?? '').trim()
      if (href !== '' && !href.startsWith('/') && isSafeLink(href)) link = { href, at: text.length }
      else if (href !== '') dropped += 1
    } else if (!PLAIN.has(name)) dropped += 1
  }

  function close(name: string): void {
    if (skipped !== null) {
      if (name === skipped) skipped = null
    } else if (name === 'a' && link) {
      if (!text.slice(link.at).includes(link.href)) text += ` (${link.href})`
      link = null
    } else if (BLOCKS.has(name) && name !== 'br') text += name === 'li' ? '\n' : '\n\n'
  }

  const parser = new Parser(
    {
      onopentag: open,
      onclosetag: close,
      ontext(part) {
        // Line breaks of the source are spaces.
        if (skipped === null) text += part.replace(/\s+/g, ' ')
      },
    },
    { recognizeSelfClosing: true },
  )
  parser.end(html)
  return { text: tidy(text.replace(CONTROLS, '')), dropped }
}

function tidy(text: string): string {
  return text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/\n\n(?=• )/g, '\n')
    .trim()
}
