import { pictureListFile, staffImagesEndpoint } from '@shop/contracts/staff/goods/staff-pictures'
import { takeListFile } from '@shop/testing/take-list-file'
import { startApi } from '../../test/start-api.ts'

type Query = { search?: string; missing?: 'pictures' | 'alts'; by?: 'model' }

async function start() {
  const api = await startApi({ now: new Date('2026-11-21T10:00:00Z') })
  const articles = api.db.collection('articles')
  await articles.updateOne({ article: 'DR-1042-BUR-R' }, { $set: { pictures: [], 'title.uk': '=Сукня' } })
  await api.repositories.version.bump()
  const { staff } = api
  return {
    staff,
    /** The articles of all pages of the screen. */
    async listed(query: Query) {
      const found: string[] = []
      for (let page = 1; ; page += 1) {
        const { products, count, limit } = await staff.read(staffImagesEndpoint, { query: { ...query, page } })
        found.push(...products.map(({ article }) => article))
        if (page * limit >= count) return found
      }
    },
    async filed(filter: Query) {
      const { rows } = await takeListFile(staff, pictureListFile, { filter })
      return rows.map(row => row.split(';')[0])
    },
  }
}

test('the file of pictures has what the list has on all its pages, in its order', async () => {
  const { filed, listed } = await start()
  const all: Query[] = [{}, { by: 'model' }, { missing: 'pictures' }, { missing: 'alts' }, { search: 'dr-1042' }]
  for (const query of all) expect(await filed(query)).toEqual(await listed(query))
})

test('an article without pictures says so, and its title is no formula', async () => {
  const { staff } = await start()
  const filter = { missing: 'pictures', search: 'dr-1042' } as const
  const { head, rows, change } = await takeListFile(staff, pictureListFile, { filter })
  expect(head).toBe('Артикул;Модель;Назва українською;Назва англійською;Колір;Зріст;У магазині;Фото;Фото без опису')
  expect(rows).toEqual([expect.stringMatching(/^DR-1042-BUR-R;[^;]+;'=Сукня;[^;]+;burgundy;[^;]*;так;0;0$/)])
  expect(change).toMatchObject({
    action: 'pictures_export',
    subject: 'pictures-2026-11-21.csv',
    after: { count: 1 },
  })
})

test('the log keeps what is missing, and no word that was looked for', () => {
  expect(pictureListFile.start.audited).toEqual(['filter.missing', 'count'])
})

test('a file of pictures by a filter that there is not is refused', async () => {
  const { staff } = await start()
  const body = { filter: { missing: 'words' }, language: 'uk' }
  await expect(staff.write(pictureListFile.start, { body } as never)).rejects.toMatchObject({
    details: { fields: { 'filter.missing': expect.anything() } },
  })
})
