import type { optionUses } from '@shop/contracts/staff/goods/staff-import'
import type { Locale } from '@shop/contracts/texts/text'
import { typedNumber } from '../../numbers.ts'

export type OptionUse = (typeof optionUses)[number]
/** What staff say of Shopify's file, as they type it. */
export type ShopifyDraft = {
  language: Locale
  currency: string
  rate: string
  collection: string
  color: string
  options: Record<string, OptionUse>
}

/** What was chosen stays at hand while its import is open: once tags and options are mapped the same file is read again. */
export type Chosen = { file: File; isShopify: boolean; draft: ShopifyDraft }

export const noAnswers: ShopifyDraft = {
  language: 'en',
  currency: '',
  rate: '',
  collection: '',
  color: '',
  options: {},
}

/** What has to be filled in before the file can be read. */
export function lacking({ currency, rate, collection }: ShopifyDraft): ('currency' | 'rate' | 'collection')[] {
  const lacks: ('currency' | 'rate' | 'collection')[] = []
  if (currency === '') lacks.push('currency')
  const number = typedNumber(rate)
  const isRate = typeof number === 'number' && number >= 0.01 && number < 10_000
  if (currency !== 'UAH' && !isRate) lacks.push('rate')
  if (collection === '') lacks.push('collection')
  return lacks
}

/** The words that a call carries in its address. */
export function toQuery({
  language,
  currency,
  rate,
  collection,
  color,
  options,
}: ShopifyDraft): Record<string, string> {
  const number = typedNumber(rate)
  return {
    language,
    currency,
    ...(currency !== 'UAH' && typeof number === 'number' && { rate: String(number) }),
    ...(collection && { collection }),
    ...(color && { color }),
    ...(Object.keys(options).length > 0 && { options: JSON.stringify(options) }),
  }
}

/** Is it Shopify's table? By its first line, as the service decides it, too. */
export function isShopifyHead(text: string): boolean {
  const [head = ''] = text.split(/\r?\n/, 1)
  const columns = head.split(/[,;\t]/).map(column =>
    column
      .replace(/["\uFEFF]/g, '')
      .trim()
      .toLowerCase(),
  )
  const hasHandle = columns.includes('handle') || columns.includes('url handle')
  return hasHandle && columns.includes('title') && !columns.includes('article')
}
