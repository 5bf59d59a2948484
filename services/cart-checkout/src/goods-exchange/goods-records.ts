import type { GoodsBatch, GoodsOf1c, OfferOf1c } from '@shop/contracts/staff/exchange/goods-exchange'
import { type Node, noteIgnored, recordsIn, type Shape, textOf } from '../exchange/read-documents.ts'
import { pictureName } from './picture-name.ts'

/** What a file about goods says, bit by bit in its order. */
export type GoodsRecord =
  | { kind: 'price_type'; row: GoodsBatch['price_types'][number] }
  | { kind: 'group'; row: GoodsBatch['groups'][number] }
  | { kind: 'goods'; row: GoodsOf1c }
  | { kind: 'offer'; row: OfferOf1c }

const shape: Shape = {
  records: new Set(['Группы', 'Товар', 'ТипЦены', 'Предложение']),
  wrapping: new Set([
    'Классификатор',
    'Каталог',
    'ПакетПредложений',
    'ИзмененияПакетаПредложений',
    'Товары',
    'ТипыЦен',
    'Предложения',
  ]),
  silent: new Set(['Ид', 'Наименование', 'ИдКаталога', 'ИдКлассификатора', 'Владелец', 'Описание']),
}

/** What is read of goods and offers, and what says nothing that the shop has a place for. */
const common = ['Ид', 'Артикул', 'Наименование', 'БазоваяЕдиница', 'Штрихкод', 'ЗначенияРеквизитов', 'СтавкиНалогов']
const known: Readonly<Record<string, ReadonlySet<string>>> = {
  Товар: new Set([...common, 'Группы', 'Описание', 'ПолноеНаименование', 'ПометкаУдаления', 'Картинка']),
  Предложение: new Set([...common, 'ХарактеристикиТовара', 'Цены', 'Количество']),
}

/** The records of a file; names of elements that are left aside are added to `ignored`. @throws ExchangeProblem as `recordsIn` does. */
export async function* goodsIn(text: AsyncIterable<string>, ignored: Set<string>): AsyncGenerator<GoodsRecord> {
  for await (const node of recordsIn(text, ignored, shape)) {
    for (const { name } of node.children)
      if (known[node.name]?.has(name) === false) noteIgnored(ignored, `${node.name}: ${name}`)
    yield* recordsOf(node)
  }
}

function recordsOf(node: Node): GoodsRecord[] {
  if (node.name === 'Группы') return groupsIn(node, '')
  if (node.name === 'ТипЦены')
    return [{ kind: 'price_type', row: { ...namesOf(node), currency: cut(textOf(node, 'Валюта'), 300) } }]
  if (node.name === 'Предложение') return [{ kind: 'offer', row: offerOf(node) }]
  // What is to be deleted there stays here until staff hide it.
  return textOf(node, 'ПометкаУдаления')?.toLowerCase() === 'true' ? [] : [{ kind: 'goods', row: goodsOf(node) }]
}

/** Groups with those in them, each called by its whole way. */
function groupsIn(list: Node, way: string): GoodsRecord[] {
  return childrenOf(list, 'Группа').flatMap(group => {
    const { id, title: own } = namesOf(group)
    const title = cut(way ? `${way} / ${own}` : own, 300)
    const inside = childrenOf(group, 'Группы').flatMap(more => groupsIn(more, title))
    return [{ kind: 'group' as const, row: { id, title } }, ...inside]
  })
}

function goodsOf(node: Node): GoodsOf1c {
  const groups = childrenOf(node, 'Группы').flatMap(list => childrenOf(list, 'Ид').map(({ text }) => cut(text, 200)))
  return {
    ...namesOf(node),
    article: cut(textOf(node, 'Артикул'), 300),
    description: cut(textOf(node, 'Описание'), 6000),
    groups: groups.slice(0, 20),
    pictures: childrenOf(node, 'Картинка')
      .flatMap(({ text }) => pictureName(text) || [])
      .slice(0, 20),
  }
}

function offerOf(node: Node): OfferOf1c {
  const list = (outer: string, inner: string) =>
    childrenOf(node, outer)
      .flatMap(one => childrenOf(one, inner))
      .slice(0, 20)
  const quantity = textOf(node, 'Количество')
  const barcode = cut(textOf(node, 'Штрихкод'), 300)
  return {
    id: namesOf(node).id,
    article: cut(textOf(node, 'Артикул'), 300),
    characteristics: list('ХарактеристикиТовара', 'ХарактеристикаТовара').map(one => ({
      name: cut(textOf(one, 'Наименование'), 300),
      value: cut(textOf(one, 'Значение'), 300),
    })),
    prices: list('Цены', 'Цена').map(one => ({
      type: cut(textOf(one, 'ИдТипаЦены'), 200),
      price: cut(textOf(one, 'ЦенаЗаЕдиницу'), 300),
    })),
    ...(barcode && { barcode }),
    quantity: quantity === null ? null : cut(quantity, 300),
  }
}

function namesOf(node: Node): { id: string; title: string } {
  return { id: cut(textOf(node, 'Ид'), 200), title: cut(textOf(node, 'Наименование'), 300) }
}

function childrenOf(node: Node, name: string): Node[] {
  return node.children.filter(child => child.name === name)
}

function cut(text: string | null, most: number): string {
  return (text ?? '').trim().slice(0, most)
}
