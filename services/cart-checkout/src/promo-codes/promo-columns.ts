import { kyivDay } from '@shop/calendar/kyiv-days'
import type { Locale } from '@shop/contracts/texts/text'
import type { FixedSum } from '@shop/pricing/order-discount'
import type { PromoGift } from '@shop/pricing/promo'
import type { FileColumn } from '@shop/service-kit/list-files/table'
import type { PromoCode } from './promo-code.ts'

export type PromoRow = { code: PromoCode; used: number }

const kindTexts: Record<Locale, Record<PromoGift['kind'], string>> = {
  uk: { percent: 'Відсоток', fixed: 'Сума', free_delivery: 'Безкоштовна доставка' },
  en: { percent: 'Percent', fixed: 'Sum', free_delivery: 'Free delivery' },
}
const stateTexts = {
  uk: { archived: 'В архіві', on: 'Увімкнено', off: 'Вимкнено' },
  en: { archived: 'Archived', on: 'On', off: 'Off' },
} as const

/** A promo code as a row of a file (docs/rules.md, "Lists as files"). */
export const promoColumns: readonly FileColumn<PromoRow>[] = [
  { head: { uk: 'Код', en: 'Code' }, kind: 'text', of: ({ code }) => code.code },
  {
    head: { uk: 'Стан', en: 'State' },
    kind: 'text',
    of: ({ code }, language) => stateTexts[language][code.archived ? 'archived' : code.active ? 'on' : 'off'],
  },
  { head: { uk: 'Дає', en: 'Gives' }, kind: 'text', of: ({ code }, language) => kindTexts[language][code.gift.kind] },
  {
    head: { uk: 'Відсоток', en: 'Percent' },
    kind: 'count',
    of: ({ code: { gift } }) => (gift.kind === 'percent' ? gift.percent : null),
  },
  { head: { uk: 'Сума, ₴', en: 'Sum, UAH' }, kind: 'sum', of: row => fixedSum(row)?.uah ?? null },
  { head: { uk: 'Сума, €', en: 'Sum, EUR' }, kind: 'sum', of: row => fixedSum(row)?.eur ?? null },
  {
    head: { uk: 'Діє від', en: 'Valid from' },
    kind: 'day',
    of: ({ code: { valid_from } }) => valid_from && kyivDay(valid_from),
  },
  {
    head: { uk: 'Останній день', en: 'Last day' },
    kind: 'day',
    // The moment after its last day is what is stored.
    of: ({ code: { valid_until } }) => valid_until && kyivDay(new Date(valid_until.getTime() - 1)),
  },
  {
    head: { uk: 'Від суми товарів, ₴', en: 'From a sum of goods, UAH' },
    kind: 'sum',
    of: ({ code }) => code.min_goods_uah,
  },
  { head: { uk: 'Разів усього', en: 'Times in all' }, kind: 'count', of: ({ code }) => code.usage_limit },
  {
    head: { uk: 'Разів одній людині', en: 'Times for a customer' },
    kind: 'count',
    of: ({ code }) => code.per_customer_limit,
  },
  { head: { uk: 'Використано', en: 'Used' }, kind: 'count', of: ({ used }) => used },
  { head: { uk: 'Чекає на оплату', en: 'Awaiting payment' }, kind: 'count', of: ({ code }) => code.holds.length },
  {
    head: { uk: 'Категорії', en: 'Categories' },
    kind: 'text',
    of: ({ code }) => code.only_categories?.join(', ') ?? null,
  },
  {
    head: { uk: 'Колекції', en: 'Collections' },
    kind: 'text',
    of: ({ code }) => code.only_collections?.join(', ') ?? null,
  },
  { head: { uk: 'Нотатка', en: 'Note' }, kind: 'text', of: ({ code }) => code.note },
]

function fixedSum({ code: { gift } }: PromoRow): FixedSum | null {
  return gift.kind === 'fixed' ? gift.amount : null
}
