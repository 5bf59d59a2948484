import { windows1251 } from './windows-1251.ts'

export const encodings = ['utf-8', 'windows-1251'] as const
export type Encoding = (typeof encodings)[number]

export type Element = {
  name: string
  content: string | readonly Element[]
  attributes: Readonly<Record<string, string>>
}

/** An element with its text, or with those of its children that there are. */
export function element(
  name: string,
  content: string | readonly (Element | null)[],
  attributes: Readonly<Record<string, string>> = {},
): Element {
  return { name, content: typeof content === 'string' ? content : content.filter(child => child !== null), attributes }
}

/** The document in the encoding that 1C was told to read. What the encoding lacks is written as a number, so nothing is lost. */
export function writeXml(root: Element, encoding: Encoding): Buffer {
  const text = `<?xml version="1.0" encoding="${encoding === 'utf-8' ? 'UTF-8' : encoding}"?>\n${renderElement(root, '')}`
  return encoding === 'utf-8' ? Buffer.from(text) : windows1251(text, sign => `&#${sign.codePointAt(0)};`)
}

function renderElement({ name, content, attributes }: Element, indent: string): string {
  const attributeTexts = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeText(value)}"`)
  const start = `${indent}<${name}${attributeTexts.join('')}`
  if (content.length === 0) return `${start}/>\n`
  if (typeof content === 'string') return `${start}>${escapeText(content)}</${name}>\n`
  return `${start}>\n${content.map(child => renderElement(child, `${indent} `)).join('')}${indent}</${name}>\n`
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
}

/** Text of strangers as it may stand in XML 1.0, which has no place for control characters and halves of characters. */
function escapeText(text: string): string {
  return Array.from(text.toWellFormed(), sign => ENTITIES[sign] ?? (isAllowed(sign) ? sign : '')).join('')
}

function isAllowed(sign: string): boolean {
  const code = sign.codePointAt(0) ?? 0
  return code >= 0x20 && code !== 0xfffe && code !== 0xffff
}
