import { ShopError } from '@shop/contracts/errors'
import type { Text } from '@shop/contracts/texts/text'

/** What a shopper wrote is the same in both languages. */
export function asTyped(text: string): Text {
  return { uk: text, en: text }
}

export function joined(...parts: Text[]): Text {
  return { uk: parts.map(({ uk }) => uk).join(', '), en: parts.map(({ en }) => en).join(', ') }
}

export function wrongPlace(field: string, code = 'invalid'): ShopError {
  return new ShopError('validation', { fields: { [`delivery.${field}`]: code } })
}
