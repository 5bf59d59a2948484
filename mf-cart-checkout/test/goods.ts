import type { Quote } from '@shop/contracts/cart/cart'
import type { CartLine } from '@shop/shell/cart/cart'

const title = { uk: 'Сукня-футляр', en: 'Sheath dress' }

export function aCartLine(line: Partial<CartLine> = {}): CartLine {
  return { article: 'DR-1029-CHE-R', size: '36 (S)', count: 1, bundle: null, timestamp: Date.now(), ...line }
}

export function aCard(article = 'DR-1029-CHE-R') {
  const color = { name: 'cherry', title: { uk: 'Вишневий', en: 'Cherry' }, hex: '#6d1a2b' }
  return {
    article,
    model: 'DR-1029',
    title,
    category: 'dresses',
    collection: 'autumn',
    color,
    height: '160-167',
    sizes: [],
    previewImages: [],
    badges: [],
    own_discount_percent: 0,
    start_sale_date: null,
    preorder: null,
    colors: [],
  }
}

type QuotedLine = Partial<Quote['lines'][number]>

export function aQuote(lines: QuotedLine[], quote: Partial<Quote> = {}): Quote {
  const whole = lines.map(line => {
    const { count = 1, unit = 98 } = line
    const common = { article: 'DR-1029-CHE-R', size: '36 (S)', own_discount: 0, available: 5, preorder: null }
    return { ...common, count, unit, list: unit, sum: unit * count, ...line }
  })
  const subtotal = whole.reduce((sum, line) => sum + line.sum, 0)
  const sums = { subtotal, discount: 0, discount_percent: 0, birthday_percent: 0, birthday_discount: 0 }
  const rest = { promo_discount: 0, delivery: null, weight: 1, explained: [], total: subtotal }
  return { currency: 'EUR', lines: whole, ...sums, discount_kind: 'none', ...rest, ...quote }
}

export function quoted(quote: Quote, rest: object = {}) {
  return { body: { status: true, quote, quote_hash: 'a'.repeat(64), gone: [], ...rest } }
}
