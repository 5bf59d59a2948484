import sharp from 'sharp'
import { importCalls } from '../../../test/import-calls.ts'
import { startApi } from '../../../test/start-api.ts'
import { PictureRefusal } from './fetch-picture.ts'

const picture = () =>
  sharp({ create: { width: 900, height: 1200, channels: 3, background: '#345' } })
    .png()
    .toBuffer()

async function start() {
  const asked: string[] = []
  const there = new Set(['https://cdn.example/1.png', 'https://cdn.example/2.png'])
  const api = await startApi({
    fetchPicture: async url => {
      asked.push(url)
      if (!there.has(url)) throw new PictureRefusal('not_found')
      return url.endsWith('2.png') ? Buffer.from('<svg onload=alert(1)>') : picture()
    },
  })
  const { articles } = api.repositories
  const findStored = async (article: string) => (await articles.allAmong([article]))[0]
  return { ...api, ...importCalls(api), asked, there, findStored }
}

const file = (...urls: string[]) =>
  `article,title_uk,title_en,category,collection,color,size,price_uah,is_shown,pictures\nIMP-1,Сукня,Dress,dresses,COLLECTION,black,36 (S),3000,1,${urls.join(' ')}\n`

test('pictures are fetched, redrawn and set in their order; then the product is shown', async () => {
  const { read, step, findStored, db, asked } = await start()
  const collection = String((await db.collection('collections').findOne({}))?.name)
  const { import: planned, items } = await read(file('https://cdn.example/1.png').replace('COLLECTION', collection))
  expect(items[0]?.notes).toEqual([{ code: 'shown_after_pictures' }])

  expect(await step(planned.id, 'apply')).toMatchObject({ state: 'done', pictures: { done: 1, failed: 0 } })

  const made = await findStored('IMP-1')
  expect(made).toMatchObject({ is_shown: true, pictures: [{ name: expect.stringMatching(/^up-/), shot: 'front' }] })
  // A repeat of the file fetches nothing, and changes nothing.
  const again = await read(file('https://cdn.example/1.png').replace('COLLECTION', collection))
  expect([again.import.counts.left, asked]).toEqual([1, ['https://cdn.example/1.png']])
})

test('pictures that do not come lose no product; they are listed and can be fetched again', async () => {
  const { read, step, take, settle, itemsOf, findStored, there } = await start()
  const urls = ['https://cdn.example/1.png', 'https://cdn.example/2.png', 'https://cdn.example/3.png']
  const { import: planned } = await read(`article,pictures\nDR-1042-BUR-R,${urls.join('|')}\n`)

  expect(await step(planned.id, 'apply')).toMatchObject({ state: 'done', applied: 1, pictures: { failed: 1 } })
  const { items } = await itemsOf(planned.id, 'pictures')
  expect(items[0]?.pictures.map(({ state, problem }) => [state, problem])).toEqual([
    ['done', null],
    ['failed', 'unreadable'],
    ['failed', 'not_found'],
  ])
  expect((await findStored('DR-1042-BUR-R'))?.pictures).toHaveLength(1)

  there.add('https://cdn.example/3.png')
  const { change } = await take(planned.id, 'pictures')
  await settle()
  expect((await itemsOf(planned.id)).import).toMatchObject({ state: 'done', pictures: { failed: 1 } })
  expect((await findStored('DR-1042-BUR-R'))?.pictures).toHaveLength(2)
  expect(change).toMatchObject({
    action: 'import_pictures',
    subject: planned.id,
    before: { state: 'done' },
    after: { state: 'pictures' },
  })
})
