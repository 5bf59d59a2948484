import {
  categoryListFile,
  newCategoryEndpoint,
  staffCategoriesEndpoint,
} from '@shop/contracts/staff/storefront/staff-categories'
import { takeListFile } from '@shop/testing/take-list-file'
import { startApi } from '../../test/start-api.ts'

const namesIn = (rows: readonly string[]) => rows.map(row => row.split(';')[0])

test('the file of categories has the tree as staff see it, archived ones where the list shows them', async () => {
  const { staff } = await startApi({ now: new Date('2026-11-21T10:00:00Z') })
  const title = { uk: '=Капелюхи', en: 'Hats' }
  const body = { name: 'hats', title, parent_category: 'dresses', special: null, listing: 'never' }
  await staff.write(newCategoryEndpoint, { body, who: '=olena' })

  const live = await takeListFile(staff, categoryListFile, { filter: {} })
  expect(live.head).toBe(
    'Назва в адресі;Назва українською;Назва англійською;У категорії;Добирає сама;Стан;Коли стоїть у меню;' +
      'Товарів у магазині;Прихованих товарів;Змінено;Хто змінив',
  )
  expect(live.rows).toContain("hats;'=Капелюхи;Hats;dresses;;Не стоїть у меню;Ніколи;0;0;2026-11-21;'=olena")
  const { categories } = await staff.read(staffCategoriesEndpoint, { query: {} })
  expect(namesIn(live.rows)).toEqual(categories.map(({ name }) => name))
  expect(live.change).toEqual({
    action: 'category_export',
    subject: 'categories-2026-11-21.csv',
    asked: { filter: {} },
    after: { count: categories.length },
  })

  const whole = await takeListFile(staff, categoryListFile, { filter: { archived: true }, language: 'en' })
  expect(whole.rows).toContainEqual(expect.stringMatching(/^raincoats;.*;Archived;/))
  expect(namesIn(live.rows)).not.toContain('raincoats')
  expect(whole.count).toBe(whole.rows.length)
})

test('a file of categories by a filter that there is not is refused', async () => {
  const { staff } = await startApi()
  const body = { filter: { archived: 'all' }, language: 'uk' }
  await expect(staff.write(categoryListFile.start, { body })).rejects.toMatchObject({
    details: { fields: { 'filter.archived': expect.anything() } },
  })
})
