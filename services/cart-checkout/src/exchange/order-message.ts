import { createHash } from 'node:crypto'
import { type Node, requisitesOf, textOf } from './read-documents.ts'

/** What a document of 1C says of an order. */
export type OrderMessage = {
  /** As it stands there; it may be none of ours. */
  order: string
  number_1c: string | null
  status: string | null
  isCancelled: boolean
  isPaid: boolean
  /** The number of the payment in 1C. */
  payment: string | null
  isShipped: boolean
  tracking: string | null
  /** The sum of the order in 1C, in minor units, or its text where nobody can read it; null where it says none. */
  sum: number | string | null
  /** Equal for a document that 1C sends once more. */
  fingerprint: string
}

const OUR_NUMBER = /^\d{2}-\d{6}$/
const OF_ORDERS = ['', 'заказ товара', 'замовлення товару', 'order']

/** Names under which configurations of 1C and BAS keep one thing. */
const names = {
  number_1c: ['номер по 1с', 'номер в 1с'],
  status: ['статус заказа', 'статус замовлення', 'статуса заказа ид'],
  cancelled: ['отменен', 'скасовано', 'пометкаудаления'],
  paid: ['заказ оплачен', 'замовлення оплачено'],
  paidOn: ['дата оплаты по 1с', 'дата оплати по 1с'],
  payment: ['номер оплаты по 1с', 'номер оплати по 1с'],
  shipped: ['отгружен', 'відвантажено'],
  shippedOn: ['дата отгрузки по 1с', 'дата відвантаження по 1с'],
  shipment: ['номер отгрузки по 1с', 'номер відвантаження по 1с'],
  tracking: ['трек-номер', 'номер накладной', 'номер накладної', 'ттн', 'идентификатор отправления'],
} as const

/** The message of a document; the kind of a document that is about something else. */
export function messageIn(document: Node): OrderMessage | { other: string } {
  const operation = textOf(document, 'ХозОперация') ?? ''
  if (!OF_ORDERS.includes(operation.toLowerCase())) return { other: `Документ: ${operation.slice(0, 60)}` }
  const requisites = requisitesOf(document)
  const first = (known: readonly string[]) => known.map(name => requisites.get(name)).find(Boolean) ?? null
  const isTrue = (known: readonly string[]) => /^(true|1|да|так|истина)$/i.test(first(known) ?? '')
  const isThere = (known: readonly string[]) => known.some(name => hasMeaning(requisites.get(name)))
  // What is said outright counts: the number of a payment may stand there from before.
  const isDone = (outright: readonly string[], traces: readonly string[]) =>
    first(outright) === null ? isThere(traces) : isTrue(outright)
  const said = {
    order: numberIn(document),
    number_1c: first(names.number_1c)?.slice(0, 50) ?? null,
    status: first(names.status)?.slice(0, 100) ?? null,
    isCancelled: isTrue(names.cancelled),
    isPaid: isDone(names.paid, [...names.paidOn, ...names.payment]),
    payment: first(names.payment)?.slice(0, 50) ?? null,
    isShipped: isDone(names.shipped, [...names.shippedOn, ...names.shipment]),
    tracking: first(names.tracking)?.replace(/\s/g, '').toUpperCase().slice(0, 50) ?? null,
    sum: sumIn(document),
  }
  return { ...said, fingerprint: createHash('sha256').update(JSON.stringify(said)).digest('base64url') }
}

/** 1C gives back our number as one of the two; the other may be its own. */
function numberIn(document: Node): string {
  const given = [textOf(document, 'Ид'), textOf(document, 'Номер')]
  return (given.find(text => text && OUR_NUMBER.test(text)) ?? given.find(Boolean) ?? '').slice(0, 60)
}

/** 1C writes the first day of all where it has none. */
const NO_DAY = /^(0001-01-01|01\.01\.0001)/

function hasMeaning(text: string | undefined): boolean {
  return Boolean(text) && !NO_DAY.test(text ?? '')
}

/** `19 080,00` and `19080.00` alike. */
function sumIn({ children }: Node): OrderMessage['sum'] {
  const element = children.find(({ name }) => name === 'Сумма')
  if (!element) return null
  const text = element.text.trim()
  const plain = text.replace(/[\s\u00a0]/g, '').replace(',', '.')
  return /^\d{1,12}(\.\d{1,2}0*)?$/.test(plain) ? Math.round(Number(plain) * 100) : text.slice(0, 50)
}
