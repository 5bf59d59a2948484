import { readFile } from 'node:fs/promises'
import path from 'node:path'
import {
  changeGoodsMappingEndpoint,
  type GoodsMapping,
  goodsExchangeEndpoint,
  goodsExchangesEndpoint,
} from '@shop/contracts/staff/exchange/staff-goods-exchange'
import { takeBackChangeEndpoint } from '@shop/contracts/staff/goods/staff-goods-changes'
import { picturesFolder } from '@shop/demo-data/pictures'
import { createInternalClient } from '@shop/service-kit/between-services/internal-client'
import { silentLog } from '@shop/service-kit/log/log'
import { closeAfterTest } from '@shop/testing/after-test'
import { askStaff } from '@shop/testing/ask-staff'
import { goodsXml, offersXml, scripted1c, zipOf } from '@shop/testing/scripted-1c'
import { exchange1c, startShop } from '../test/start-shop.ts'

const article = 'DR-1042-BUR-R'
const mapping: GoodsMapping = {
  language: 'uk',
  size: 'Розмір',
  color: '',
  height: '',
  default_color: 'black',
  default_collection: 'autumn-winter-2026',
  price_types: [{ id: 'retail', use: 'uah' }],
  groups: [{ id: 'g-1', category: 'dresses' }],
}

/** A shop whose staff have said what names of 1C mean, and 1C that sends goods to it. */
async function connectedShop(said: typeof mapping) {
  const { services, databases, url, stop } = await startShop(silentLog, { exchange1c })
  closeAfterTest(stop)
  const staffOf = (service: 'catalog' | 'cart-checkout') =>
    askStaff(createInternalClient({ calls: services[service].internal }))
  await staffOf('catalog').write(changeGoodsMappingEndpoint, { body: { ...said, revision: 0 } })
  const client = scripted1c(url, exchange1c, 'catalog')
  return { services, databases, staffOf, client }
}

test('a day of goods from 1C reaches the shelves once, whatever is sent again', async () => {
  const { databases, staffOf, client } = await connectedShop(mapping)
  const shelf = (of: string, size = '38 (M)') => databases.catalog.collection('stock').findOne({ article: of, size })

  const goods = goodsXml([
    { id: '1c-1', article, title: 'Інша назва' },
    { id: '1c-2', article: 'NEW-1-BLK', title: 'Сукня вечірня' },
  ])
  const facts = { Розмір: '38 (M)' }
  const offers = offersXml([
    { id: '1c-1#38', facts, price: '4100', quantity: '30' },
    { id: '1c-2#38', facts, price: '9900', quantity: '4' },
    { id: '1c-3#38', article: 'NO-SUCH-1', facts, price: '1', quantity: '1' },
  ])
  async function exchange(): Promise<string> {
    await client.begin()
    await client.send('import.xml', Buffer.from(goods))
    await client.send('offers.zip', zipOf('offers.xml', Buffer.from(offers)))
    expect(await client.importWhole('import.xml')).toBe('success')
    return client.importWhole('offers.xml')
  }

  expect(await exchange()).toBe('success\nNO-SUCH-1: такого артикула в магазині немає')
  const known = await databases.catalog.collection('articles').findOne({ article })
  expect(known?.title.uk).not.toBe('Інша назва')
  expect(await databases.catalog.collection('articles').findOne({ article: 'NEW-1-BLK' })).toMatchObject({
    is_shown: false,
    category: 'dresses',
    sizes: [{ name: '38 (M)', price: { uah: 990_000, eur: null } }],
  })
  const first = [await shelf(article), await shelf('NEW-1-BLK')]
  expect(first).toMatchObject([
    { available: 30, received: 30 },
    { available: 4, received: 4 },
  ])

  expect(await exchange()).toBe('success\nNO-SUCH-1: такого артикула в магазині немає')
  expect([await shelf(article), await shelf('NEW-1-BLK')]).toEqual(first)
  const { exchanges } = await staffOf('cart-checkout').read(goodsExchangesEndpoint)
  expect(
    exchanges.map(({ goods }) => [goods?.created, goods?.changed, goods?.unchanged, goods?.refused.length]),
  ).toEqual(
    expect.arrayContaining([
      [1, 2, 1, 1],
      [0, 0, 4, 1],
    ]),
  )
})

test('a size and a colour that 1C calls otherwise: staff say once what they are, and what waited reaches the shelves', async () => {
  const said = { ...mapping, color: 'Колір' }
  const { services, databases, staffOf, client } = await connectedShop(said)
  const facts = { Розмір: 'Розмір M', Колір: 'Бордо' }
  await client.begin()
  const [offer] = [{ id: '1c-1#38', article, facts, price: '4100', quantity: '30' }]
  await client.send('offers.xml', Buffer.from(offersXml([offer])))
  expect(await client.importWhole('offers.xml')).toBe(`success\n${article}: такого кольору в магазині немає (Бордо)`)

  const { exchange } = await staffOf('catalog').read(goodsExchangeEndpoint)
  const values = (exchange.seen.values ?? []).map(({ kind, value, suggestion }) => ({
    kind,
    value,
    name: suggestion ?? '',
  }))
  expect(values).toEqual([
    { kind: 'color', value: 'Бордо', name: 'burgundy' },
    { kind: 'size', value: 'Розмір M', name: '38 (M)' },
  ])
  await staffOf('catalog').write(changeGoodsMappingEndpoint, { body: { ...said, values, revision: exchange.revision } })
  await services['cart-checkout'].jobs.runNow('retry-1c-goods')

  expect(await databases.catalog.collection('stock').findOne({ article, size: '38 (M)' })).toMatchObject({
    available: 30,
  })
  const { exchanges } = await staffOf('cart-checkout').read(goodsExchangesEndpoint)
  expect(exchanges).toMatchObject([{ goods: { changed: 1, refused: [] } }])
})

test('pictures that come in the archive of goods become those of the new hidden article, and of no other, and go with it', async () => {
  const { services, databases, staffOf, client } = await connectedShop(mapping)
  const picture = await readFile(path.join(picturesFolder, 'coat-camel-front.webp'))
  const more = (name: string) => `<Картинка>import_files/${name}.webp</Картинка>`
  const goods = goodsXml([
    { id: '1c-1', article, title: 'Інша назва', more: more('known') },
    { id: '1c-2', article: 'NEW-1-BLK', title: 'Сукня вечірня', more: more('new') },
  ])
  const picturesOf = async (of: string) =>
    (await databases.catalog.collection('articles').findOne({ article: of }))?.pictures
  const before = await picturesOf(article)
  await client.begin()
  await client.send('import_files.zip', zipOf('import_files/new.webp', picture))
  await client.importWhole('import_files.zip')
  await client.send('import_files/known.webp', picture)
  await client.send('import.xml', Buffer.from(goods))
  expect(await client.importWhole('import.xml')).toBe('success')
  await services['cart-checkout'].jobs.runNow('give-1c-pictures')

  expect(await picturesOf('NEW-1-BLK')).toMatchObject([{ name: expect.stringMatching(/^up-/), shot: 'front' }])
  expect(await picturesOf(article)).toEqual(before)
  const { exchanges } = await staffOf('cart-checkout').read(goodsExchangesEndpoint)
  expect(exchanges).toMatchObject([{ goods: { created: 1, pictures: 1 }, ignored: ['Картинки наявних артикулів'] }])

  const { undo } = exchanges[0] ?? {}
  expect(undo).toMatchObject({ state: 'open', until: expect.any(String) })
  const answer = await staffOf('catalog').write(takeBackChangeEndpoint, { params: { id: undo?.id ?? '' } })
  expect(answer).toMatchObject({ state: 'undone', restored: 1, left: 0, kept: [] })
  expect(await picturesOf('NEW-1-BLK')).toBeUndefined()
})
