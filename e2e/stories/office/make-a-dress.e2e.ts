import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { settledViolations } from '../../support/axe.ts'
import { payByCall } from '../../support/bank-by-call.ts'
import { callShop } from '../../support/call-shop.ts'
import { chooseEntry } from '../../support/choose-entry.ts'
import { expect, test } from '../../support/fixtures.ts'
import { orderByCall } from '../../support/order-by-call.ts'
import { pictureByCall } from '../../support/product-by-call.ts'
import { staff } from '../../support/start-shop.ts'

const sizes = ['34 (XS)', '36 (S)', '38 (M)', '40 (L)', '42 (XL)', '44 (XXL)']

for (const width of [1440, 768])
  test(`a dress with two heights and six sizes is made from nothing, shown and bought by a guest (${width} px)`, async ({
    customer,
  }) => {
    const { page } = await customer({ language: 'uk', width })
    await callShop(page, '/api/admin/login', { data: staff })
    const model = `DR-9${width}`
    const [first, second] = [`${model}-BLA-160`, `${model}-BLA-170`]

    await makeDress(page, model)
    for (const article of [first, second]) {
      const show = page.getByRole('button', { name: `Показати в магазині: ${article}` })
      await expect(show).toHaveAccessibleDescription('Для показу бракує: фото')
    }
    await expect(page.getByText('2 артикулам ще чогось бракує')).toBeVisible()
    expect(await settledViolations(page)).toEqual([])
    // The first height was in stock from the beginning, the second comes later; both show the pictures of their colour.
    await pictureByCall(page, first)
    await page.goto(`/admin/other/products/${second}`)
    await receive(page)
    await page.getByRole('button', { name: 'Показати всі 2 готові' }).click()
    await expect(page.getByText('У магазині з’явилися 2 артикули')).toBeVisible()
    await expect(page.getByText('Створено', { exact: true })).toBeVisible()
    await writeCare(page)
    expect(await settledViolations(page)).toEqual([])

    const { page: shopper } = await customer({ language: 'uk', width })
    await expect(async () => {
      await shopper.goto(`/product/${first}`)
      await expect(shopper.getByRole('heading', { level: 1 })).toHaveText('Сукня «Ранок»')
      await expect(shopper.getByRole('radio', { name: '38 (M)' })).toBeVisible({ timeout: 3000 })
      await expect(shopper.getByText('170–177 см').first()).toBeVisible({ timeout: 3000 })
      await expect(shopper.getByText('Прати вручну')).toBeAttached({ timeout: 3000 })
    }).toPass({ timeout: 60_000 })
    const { ref } = await orderByCall(shopper, 'uk', [{ article: second, size: '38 (M)', count: 1 }])
    await payByCall(shopper, ref)

    await page.goto(`/admin/other/products?search=${model}&open=${model}`)
    await expect(page.getByRole('row').filter({ hasText: first })).toContainText('XS\u00a05 · S\u00a05 · M\u00a04')
    await expect(page.getByRole('row').filter({ hasText: second })).toContainText('M\u00a04')
    expect(await settledViolations(page)).toEqual([])
  })

test('products are hidden by a filter and taken back by the message', async ({ customer }) => {
  const { page } = await customer({ language: 'uk' })
  await callShop(page, '/api/admin/login', { data: staff })
  await page.goto('/admin/other/products?search=SK-70&shown=yes&rows=articles')
  await page.getByRole('checkbox', { name: 'Обрати всі на сторінці' }).check()
  await page.getByRole('button', { name: 'Приховати' }).click()
  await page.getByRole('button', { name: 'Застосувати' }).click()
  await expect(page.getByText('За цим фільтром нічого немає')).toBeVisible()

  // The list of the last changes has such a button, too; the message comes after it.
  await page.getByRole('button', { name: 'Скасувати' }).last().click()
  await expect(page.getByText(/^Повернуто: \d+/).first()).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'SK-70' }).first()).toBeVisible()
})

test('a product is hidden right in its row, taken back, and the list explains its keys', async ({ customer }) => {
  const { page } = await customer({ language: 'uk', width: 768 })
  await callShop(page, '/api/admin/login', { data: staff })
  await page.goto('/admin/other/products?search=JK-3040&rows=articles')
  const shown = page.getByRole('checkbox', { name: /^У магазині: / }).first()
  await expect(shown).toBeChecked()
  await shown.focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(/приховано$/)).toBeVisible()
  await expect(shown).not.toBeChecked()
  await page.getByRole('button', { name: 'Скасувати' }).click()
  await expect(page.getByText('Скасовано, усе як було')).toBeVisible()
  await expect(shown).toBeChecked()

  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Клавіші списку' })).toBeVisible()
  expect(await settledViolations(page)).toEqual([])
  await page.keyboard.press('Escape')

  await page.getByText('Експорт', { exact: true }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'CSV для Excel (крапка з комою)' }).click()
  const csv = await readFile(await (await download).path(), 'utf8')
  expect(csv).toContain('JK-3040')
  expect(csv).not.toContain('DR-1042')
})

/** A text of the model is typed once and stands on the page of each height; another one is regretted at once. */
async function writeCare(page: Page): Promise<void> {
  await page.getByLabel('Догляд, українською').fill('Прати вручну')
  await page.getByLabel('Догляд, англійською').fill('Hand wash')
  await page.getByRole('button', { name: 'Зберегти', exact: true }).click()
  await expect(page.getByText('Модель збережено: 2 артикули').first()).toBeVisible()

  // The message of the first save offers the same, and would find the second one in its way.
  await expect(page.getByText('Модель збережено: 2 артикули')).toHaveCount(0)
  await page.getByLabel('Догляд, англійською').fill('Dry clean')
  await page.getByRole('button', { name: 'Зберегти', exact: true }).click()
  await expect(page.getByText('Модель збережено: 2 артикули')).toBeVisible()
  await page.getByRole('button', { name: 'Скасувати', exact: true }).last().click()
  await expect(page.getByText('Скасовано, усе як було')).toBeVisible()
  await expect(page.getByLabel('Догляд, англійською')).toHaveValue('Hand wash')
}

async function makeDress(page: Page, model: string): Promise<void> {
  await page.goto('/admin/other/products/new')
  await page.getByLabel('Модель').fill(model)
  await chooseEntry(page, 'Категорія', 'Сукні')
  await chooseEntry(page, 'Колекція')
  await page.getByLabel('Назва, українською').fill('Сукня «Ранок»')
  await page.getByLabel('Назва, англійською').fill('Morning dress')
  await chooseEntry(page, 'Додати колір', 'Чорний')
  for (const height of ['160–167 см', '170–177 см']) await chooseEntry(page, 'Додати зріст', height)
  for (const size of sizes) await page.getByRole('checkbox', { name: size }).check()
  await page.getByLabel('34 (XS): Ціна, ₴').fill('4990')
  await expect(page.getByLabel('34 (XS): Ціна, €')).toHaveAttribute('placeholder', '111')
  const prices = page.getByRole('group', { name: 'Розміри й ціни' })
  await prices.getByRole('button', { name: 'Заповнити вниз' }).click()
  await page.getByLabel('34 (XS): Вага, кг').fill('0,5')
  await prices.getByRole('button', { name: 'Заповнити вниз' }).click()
  await expect(page.getByLabel('44 (XXL): Ціна, ₴')).toHaveValue('4990')
  await page.getByLabel('Залишок: Чорний, 160–167 см, 38 (M)').fill('4')
  await page.getByLabel('Однаково для всіх порожніх').fill('5')
  await page.getByRole('button', { name: 'Заповнити', exact: true }).click()
  for (const size of sizes) await page.getByLabel(`Залишок: Чорний, 170–177 см, ${size}`).fill('')
  expect(await settledViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Створити 2 артикули' }).click()
  await page.waitForURL(`**/products/${model}-BLA-160`)
}

async function receive(page: Page): Promise<void> {
  for (const size of sizes) await page.getByLabel(`Чорний, 170–177 см, ${size}: Залишок`).fill('+5')
  await page.getByLabel('Причина').fill('Перше постачання')
  await page.getByRole('button', { name: 'Зберегти', exact: true }).click()
  await expect(page.getByText('Модель збережено: 2 артикули').first()).toBeVisible()
}
