import type { Locator } from '@playwright/test'
import { settledViolations } from '../../support/axe.ts'
import { callShop } from '../../support/call-shop.ts'
import { expect, test } from '../../support/fixtures.ts'
import { staff } from '../../support/start-shop.ts'

const colors = ['black', 'burgundy', 'camel', 'ivory']
const heights = ['160-167', '170-177']
const sizes = ['36 (S)', '38 (M)']
const nothing = { uk: '', en: '' }

/** A hidden dress in four colours and two heights. */
function aDress(model: string, collection: string) {
  const price = { uah: 4990, eur: null }
  const size = { price, price_without_discount: null, weight_kg: 0.5, preorder_limit: null }
  return {
    model,
    category: 'dresses',
    collection,
    title: { uk: 'Сукня «Таблиця»', en: 'Table dress' },
    description: nothing,
    composition: nothing,
    care: nothing,
    sizes: sizes.map(name => ({ name, ...size })),
    measurements: [],
    start_sale_date: null,
    preorder_on: null,
    articles: colors.flatMap((color, place) =>
      heights.map((height, tall) => ({ article: `${model}-${place}${tall}`, color, height })),
    ),
  }
}

for (const width of [1440, 390])
  test(`prices of a model of four colours and two heights are pasted from a spreadsheet, undone, redone and saved (${width} px)`, async ({
    customer,
  }) => {
    const { page, context } = await customer({ language: 'uk', width })
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await callShop(page, '/api/admin/login', { data: staff })
    const { collections } = await (await page.request.get('/api/collections/all')).json()
    // A second try finds the dress of the first.
    const model = `GR-${width}-${test.info().retry}`
    await callShop(page, '/api/admin/products', { data: aDress(model, collections[0].name) })
    await page.goto(`/admin/other/products/${model}-00`)
    await page.getByRole('link', { name: 'Ціни й залишки' }).click()
    const grid = page.getByRole('region', { name: 'Ціни й залишки моделі' })
    const prices = grid.getByRole('textbox', { name: /: Ціна, ₴$/ })
    const values = () => prices.evaluateAll(cells => cells.map(cell => (cell as HTMLInputElement).value))
    await showAllSizes(grid)
    await expect(prices).toHaveCount(16)

    const wanted = Array.from({ length: 16 }, (_, row) => 4000 + 10 * row)
    const asExcel = wanted.map(price => `${Math.floor(price / 1000)} ${String(price % 1000).padStart(3, '0')},00`)
    await page.evaluate(text => navigator.clipboard.writeText(text), `${asExcel.join('\r\n')}\r\n9 999,00\r\n`)
    await prices.first().click()
    await page.keyboard.press('ControlOrMeta+v')
    await expect(grid.getByText('Вставлено 16 клітинок. Не вмістився 1 рядок.')).toBeVisible()
    expect(await values()).toEqual(wanted.map(String))
    await page.keyboard.press('ControlOrMeta+z')
    expect(new Set(await values())).toEqual(new Set(['4990']))
    await page.keyboard.press('ControlOrMeta+Shift+z')
    await expect(grid.getByText('Змінено 16 клітинок')).toBeVisible()
    expect(await settledViolations(page)).toEqual([])

    // The stock of one size of all articles comes in the same save.
    await grid.getByRole('textbox', { name: 'Чорний, 160–167 см, 36 (S): Залишок' }).fill('+5')
    await grid.getByRole('textbox', { name: 'Причина' }).fill('Перше постачання')
    await page.getByRole('button', { name: 'Зберегти', exact: true }).click()
    await expect(page.getByText('Модель збережено: 8 артикулів')).toBeVisible()
    await expect(grid.getByRole('textbox', { name: 'Чорний, 160–167 см, 36 (S): Залишок' })).toHaveValue('5')

    await page.reload()
    await showAllSizes(grid)
    await expect(prices).toHaveCount(16)
    expect(await values()).toEqual(wanted.map(String))
    await page.getByRole('link', { name: 'Історія' }).click()
    await expect(page.getByText('Змінено ціни й залишки')).toBeVisible()
  })

/** On a phone the sizes of each other article come by a press. */
async function showAllSizes(grid: Locator): Promise<void> {
  await expect(grid.getByRole('textbox').first()).toBeVisible()
  const folded = grid.getByRole('button', { name: /^Показати розміри/ })
  while ((await folded.count()) > 0) await folded.first().click()
}
