import { isSafeLink } from '@shop/contracts/texts/link'

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
const TAG = /<!--[\s\S]*?(?:-->|$)|<\/?([a-zA-Z][a-zA-Z0-9-]{0,30})((?:"[^"]*"|'[^']*'|[^'">])*)>/g
const HREF = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i

/**
 * Paragraphs, lists, emphasis and safe links of an HTML text as plain text: lists with bullets, addresses of links behind
 * their words. Everything else is dropped and counted; scripts and styles with what they contain.
 */
export function bodyText(html: string): BodyText {
  let text = ''
  let dropped = 0
  let from = 0
  let skipped: string | null = null
  let link: { href: string; at: number } | null = null
  const add = (part: string) => {
    if (skipped === null) text += part
  }
  for (const match of html.matchAll(TAG)) {
    add(words(html.slice(from, match.index)))
    from = match.index + match[0].length
    const name = match[1]?.toLowerCase()
    if (!name) continue
    const isEnd = match[0].startsWith('</')
    if (skipped !== null) {
      if (isEnd && name === skipped) skipped = null
    } else if (WITH_CONTENT.has(name)) {
      if (isEnd) continue
      dropped += 1
      if (!match[0].endsWith('/>')) skipped = name
    } else if (BLOCKS.has(name)) add(breakOf(name, isEnd))
    else if (name === 'a' && isEnd && link) {
      const { href, at }: { href: string; at: number } = link
      if (!text.slice(at).includes(href)) add(` (${href})`)
      link = null
    } else if (name === 'a' && !isEnd) {
      const [, double, single, bare] = HREF.exec(match[2] ?? '') ?? []
      const href = entities(double ?? single ?? bare ?? '').trim()
      if (href !== '' && !href.startsWith('/') && isSafeLink(href)) link = { href, at: text.length }
      else if (href !== '') dropped += 1
    } else if (!PLAIN.has(name) && !isEnd) dropped += 1
  }
  add(words(html.slice(from)))
  return { text: tidy(text), dropped }
}

function breakOf(name: string, isEnd: boolean): string {
  if (name === 'br') return '\n'
  if (name === 'li') return isEnd ? '\n' : '\n• '
  return '\n\n'
}

/** Text between tags: line breaks of the source are spaces. A `<` that begins no tag stays one. */
function words(source: string): string {
  return entities(source.replace(/\s+/g, ' '))
}

const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  mdash: '—',
  ndash: '–',
  laquo: '«',
  raquo: '»',
  hellip: '…',
  rsquo: '’',
  lsquo: '‘',
  bull: '•',
  deg: '°',
  times: '×',
}

function entities(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,8}));/gi, (whole, hex, decimal, name) => {
    if (name) return named[name.toLowerCase()] ?? whole
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
    const isText = (code >= 32 && code < 0xd800) || (code > 0xdfff && code <= 0x10ffff)
    return isText ? String.fromCodePoint(code) : ''
  })
}

function tidy(text: string): string {
  return text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{2,}(?=• )/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
