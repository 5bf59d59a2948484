import { transliterate } from '@shop/contracts/delivery/transliterate'
import type { Text } from '@shop/contracts/texts/text'

const LONGEST = 50

/** "Wrap dresses" as a name in addresses: "wrap-dresses"; empty when nothing of it can stand there. */
export function slugOf(text: string): string {
  return trimSlug(
    text
      .normalize('NFC')
      .replace(/[\u0400-\u04ff'’ʼ]+/g, transliterate)
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-'),
  )
}

/** The address of a thing by its English title, else by its Ukrainian one; one that is taken gets the next number. */
export function addressOf(title: Text, taken: readonly string[]): string {
  const slug = slugOf(title.en) || slugOf(title.uk)
  if (!slug || !taken.includes(slug)) return slug
  const numbers = Array.from({ length: taken.length + 1 }, (_, index) => `-${index + 2}`)
  const number = numbers.find(number => !taken.includes(withNumber(slug, number))) ?? ''
  return withNumber(slug, number)
}

/**
 * What is sent as the address of a new thing: what was typed, else what follows from its title. As long as it has no title,
 * the call is refused for that alone.
 */
export function resolveSlug(typed: string, title: Text, taken: readonly string[]): string {
  const isUntitled = title.uk.trim() === '' && title.en.trim() === ''
  return typed.trim() || (isUntitled ? 'untitled' : addressOf(title, taken))
}

function withNumber(slug: string, number: string): string {
  return `${trimSlug(slug.slice(0, LONGEST - number.length))}${number}`
}

function trimSlug(slug: string): string {
  return slug.replace(/^-+/, '').slice(0, LONGEST).replace(/-+$/, '')
}
