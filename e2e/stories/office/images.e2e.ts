import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { picturesFolder } from '@shop/demo-data/pictures'
import { settledViolations } from '../../support/axe.ts'
import { callShop } from '../../support/call-shop.ts'
import { expect, test } from '../../support/fixtures.ts'
import { staff as account } from '../../support/start-shop.ts'

const officeTexts = {
  uk: {
    choose: 'Вибрати фото',
    order: 'Порядок фото',
    open: /^Редагувати: /,
    drag: /^Перетягнути /,
    broken: 'Файл пошкоджено або це не фото',
    all: 'Вибрати всі',
    remove: /^Прибрати \d+ фото/,
    undo: 'Повернути',
    dismiss: 'Прибрати зі списку: broken.webp',
    focus: 'Точка, яка завжди видима',
    at: 'Точка: 51 % зліва, 10 % згори',
    alts: ['Опис фото, українською', 'Опис фото, англійською'],
    save: 'Зберегти',
    saved: 'Фото збережено',
  },
  en: {
    choose: 'Choose pictures',
    order: 'Order of the pictures',
    open: /^Edit: /,
    drag: /^Drag /,
    broken: 'The file is damaged, or it is not a picture',
    all: 'Select all',
    remove: /^Take off \d+ pictures/,
    undo: 'Undo',
    dismiss: 'Remove from the list: broken.webp',
    focus: 'The point that always stays in sight',
    at: 'Point: 51 % from the left, 10 % from the top',
    alts: ['Description in Ukrainian', 'Description in English'],
    save: 'Save',
    saved: 'Pictures saved',
  },
} as const

const garments = readdirSync(picturesFolder)
  .filter(file => file.endsWith('-front.webp'))
  .slice(0, 11)
const pictureOf = (file: string) => readFileSync(path.join(picturesFolder, file))
const files = [
  ...garments.map(name => ({ name, mimeType: 'image/webp', buffer: pictureOf(name) })),
  { name: 'broken.webp', mimeType: 'image/webp', buffer: pictureOf(garments[0] ?? '').subarray(0, 2000) },
]

for (const { language, width, article } of [
  { language: 'uk', width: 1440, article: 'BL-4017-PNK-L' },
  { language: 'en', width: 768, article: 'BL-4017-NVD-L' },
] as const)
  test(`staff upload twelve pictures, one of them broken, and put them in order by keyboard (${language}, ${width} px)`, async ({
    customer,
    staff,
  }) => {
    const texts = officeTexts[language]
    const { page: office } = await staff({ language, width })
    await office.goto(`/admin/images?search=${article}`)
    await office.getByRole('row').getByRole('link').click()
    const rows = office.getByRole('grid', { name: texts.order }).getByRole('row')
    await expect(rows.first()).toBeVisible()
    const known = await rows.count()

    await office.getByRole('checkbox', { name: texts.all }).check({ force: true })
    await office.getByRole('button', { name: texts.remove }).click()
    await office.getByRole('button', { name: texts.undo }).click()
    await expect(rows).toHaveCount(known)

    await office.getByLabel(texts.choose).setInputFiles(files)
    await expect(office.getByText(texts.broken)).toBeVisible()
    await expect(rows).toHaveCount(known + 11, { timeout: 180_000 })
    expect(await settledViolations(office)).toEqual([])
    await office.getByRole('button', { name: texts.dismiss }).click()

    // The newest stands last; by keyboard it becomes the first, and is described and aimed.
    const newest = await rows.last().locator('img').getAttribute('src')
    await rows.first().focus()
    for (const key of ['End', 'Tab']) await office.keyboard.press(key)
    await expect(office.locator(':focus')).toHaveAccessibleName(texts.drag)
    await office.keyboard.press('Enter')
    await expect(office.locator(':focus')).not.toHaveAccessibleName(texts.drag)
    for (const key of ['Home', 'Enter']) await office.keyboard.press(key)
    await expect(rows.first().locator('img')).toHaveAttribute('src', newest ?? '')

    await rows.first().getByRole('button', { name: texts.open }).click()
    for (const name of texts.alts) await office.getByRole('textbox', { name }).fill(`Story ${width}`)
    await office.getByRole('button', { name: texts.focus }).focus()
    for (const key of ['ArrowRight', 'Shift+ArrowUp']) await office.keyboard.press(key)
    await expect(office.getByText(texts.at)).toBeVisible()
    await office.getByRole('button', { name: texts.save, exact: true }).click()
    await expect(office.getByText(texts.saved)).toBeVisible()

    const { page: guest } = await customer({ language, width })
    const name = newest?.split('/').at(-2) ?? ''
    await expect
      .poll(async () => (await guest.request.get(`/api/products/get-by/model-by-article?article=${article}`)).text())
      .toContain(`"images":[{"name":"${name}"`)
    const painted = await guest.request.get(`/product/${article}`)
    expect(await painted.text()).toContain(' data-x="5" data-y="1"')
    await guest.goto(`/product/${article}`)
    const first = guest.getByRole('img', { name: `Story ${width}` }).first()
    await expect(first).toBeVisible()
    // The picture that the server painted is about to be replaced by the page's own.
    await expect
      .poll(() =>
        first.evaluate((image: HTMLImageElement) => [
          image.currentSrc.split('/').at(-2),
          getComputedStyle(image).objectPosition,
        ]),
      )
      .toEqual([name, '51% 10%'])
  })

test('when the session ends during an upload the password is asked for over the page, and no work is lost', async ({
  staff,
}) => {
  const texts = officeTexts.uk
  const { page: office } = await staff({ width: 768, expects: [/status of 401/] })
  await office.goto('/admin/images/BL-4017-IVO-L')
  const rows = office.getByRole('grid', { name: texts.order }).getByRole('row')
  await expect(rows.first()).toBeVisible()
  const known = await rows.count()
  await rows.first().getByRole('button', { name: texts.open }).click()
  await office.getByRole('textbox', { name: texts.alts[0] }).fill('Блуза, незбережений опис')
  await callShop(office, '/api/admin/logout', { data: {} })
  await office.getByLabel(texts.choose).setInputFiles(files.slice(0, 4))

  const dialog = office.getByRole('dialog', { name: 'Увійдіть знову' })
  await expect(dialog).toHaveCount(1)
  await dialog.getByLabel('Логін').fill(account.login)
  await dialog.getByLabel('Пароль', { exact: true }).fill(account.password)
  await dialog.getByRole('button', { name: 'Увійти' }).click()

  await expect(rows).toHaveCount(known + 4, { timeout: 90_000 })
  await expect(office.getByRole('list', { name: 'Завантаження' })).toBeHidden()
  await expect(office.getByRole('textbox', { name: texts.alts[0] })).toHaveValue('Блуза, незбережений опис')
})
