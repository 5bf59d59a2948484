import { type Quote, quoteLineSchema, quoteSchema } from '@shop/contracts/cart/cart'
import { productCardSchema } from '@shop/contracts/catalog/product'
import type { CartLine } from '@shop/shell/cart/cart'
import { success } from '@shop/testing/fake-services'
import { blankOf } from '@shop/testing/sample'

const title = { uk: 'Сукня-футляр', en: 'Sheath dress' }

export function aCartLine(line: Partial<CartLine> = {}): CartLine {
  return { article: 'DR-1029-CHE-R', size: '36 (S)', count: 1, bundle: null, timestamp: Date.now(), ...line }
}

export function aCard(article = 'DR-1029-CHE-R') {
  const color = { name: 'cherry', title: { uk: 'Вишневий', en: 'Cherry' }, hex: '#6d1a2b' }
  const model = { model: 'DR-1029', title, category: 'dresses', collection: 'autumn', color, height: '160-167' }
  return { ...blankOf(productCardSchema), article, ...model }
}

type QuotedLine = Partial<Quote['lines'][number]>

export function aQuote(lines: QuotedLine[], quote: Partial<Quote> = {}): Quote {
  const whole = lines.map(line => {
    const { count = 1, unit = 98 } = line
    const common = { ...blankOf(quoteLineSchema), article: 'DR-1029-CHE-R', size: '36 (S)', available: 5 }
    return { ...common, count, unit, list: unit, sum: unit * count, ...line }
  })
  const subtotal = whole.reduce((sum, line) => sum + line.sum, 0)
  const own: Partial<Quote> = { currency: 'EUR', lines: whole, subtotal, weight: 1, total: subtotal }
  return { ...blankOf(quoteSchema), ...own, ...quote }
}

export const quoted = (quote: Quote, rest: object = {}) =>
  success({ quote, quote_hash: 'a'.repeat(64), gone: [], ...rest })
