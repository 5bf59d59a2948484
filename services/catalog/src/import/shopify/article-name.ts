import { createHash } from 'node:crypto'

const LONGEST = 32
const DIGEST = 5

/** An article for goods without one: the same parts always give the same, other parts another. */
export function articleFrom(parts: readonly string[]): string {
  const filled = parts.filter(Boolean)
  const plain = filled.map(part => hyphens(part).toUpperCase()).filter(Boolean)
  const name = plain.join('-')
  // What letters and hyphens cannot tell apart, a digest does.
  const isWhole = filled.every((part, index) => part.toLowerCase().replace(/\s+/g, '-') === plain[index]?.toLowerCase())
  if (isWhole && name.length >= 3 && name.length <= LONGEST) return name
  const digest = createHash('sha256')
    .update(filled.join('\n').toLowerCase())
    .digest('hex')
    .slice(0, DIGEST)
    .toUpperCase()
  const room = LONGEST - DIGEST - 1
  return `${name.slice(0, room).replace(/-+$/, '') || 'P'}-${digest}`
}

/** Digits and Latin letters, other signs as hyphens. */
export function hyphens(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-zA-Z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

/** The name of a model, from the product's handle. */
export function modelFrom(handle: string, parts: readonly string[]): string {
  const text = [handle, ...parts].join('-').normalize('NFC')
  return text
    .replace(/[^\p{L}\p{N}-]+/gu, '-')
    .replace(/-{2,}/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
}
