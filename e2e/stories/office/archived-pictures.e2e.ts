import type { Page } from '@playwright/test'
import { settledViolations } from '../../support/axe.ts'
import { expect, test } from '../../support/fixtures.ts'

const texts = {
  uk: {
    order: 'Порядок фото',
    archive: 'В архів: 2 фото',
    confirm: 'В архів',
    archived: 'В архіві 2 фото',
    remove: /^Видалити: /,
    forGood: 'Видалити назавжди',
    wrong: 'Це не те, що написано вище',
    close: 'Не зараз',
    restore: 'Повернути: 2 фото',
  },
  en: {
    order: 'Order of the pictures',
    archive: 'Archive: 2 pictures',
    confirm: 'Archive',
    archived: '2 archived pictures',
    remove: /^Delete: /,
    forGood: 'Delete for good',
    wrong: 'This is not what stands above',
    close: 'Not now',
    restore: 'Bring back: 2 pictures',
  },
} as const

for (const { language, width, article } of [
  { language: 'uk', width: 390, article: 'JS-8003-EME-R' },
  { language: 'en', width: 1440, article: 'SK-7014-EME-R' },
] as const)
  test(`pictures that are archived leave the shop, are not deleted by a slip, and come back to their places (${language}, ${width} px)`, async ({
    customer,
    staff,
  }) => {
    const t = texts[language]
    const { page: office } = await staff({ language, width })
    const { page: shopper } = await customer({ language, width })
    const before = await picturesInShop(shopper, article)
    await office.goto(`/admin/images/${article}`)
    const rows = office.getByRole('grid', { name: t.order }).getByRole('row')
    // By the keyboard: a click may miss while the pictures above still come.
    for (const place of [0, 1]) await rows.nth(place).getByRole('checkbox').last().press('Space')
    await office.getByRole('button', { name: t.archive }).click()
    const dialog = office.getByRole('dialog')
    await expect(dialog.getByRole('button', { name: t.confirm, exact: true })).toBeVisible()
    expect(await settledViolations(office)).toEqual([])
    await dialog.getByRole('button', { name: t.confirm, exact: true }).click()
    const archive = office.getByRole('region', { name: t.archived })
    await expect(archive).toBeVisible()
    await expect(rows).toHaveCount(before.length - 2)
    await expect.poll(() => picturesInShop(shopper, article)).toEqual(before.slice(2))

    await archive.getByRole('button', { name: t.remove }).first().click()
    await dialog.getByRole('textbox').fill('2')
    await dialog.getByRole('button', { name: t.forGood }).click()
    await expect(dialog.getByText(t.wrong)).toBeVisible()
    await dialog.getByRole('button', { name: t.close, exact: true }).last().click()

    for (const box of await archive.getByRole('checkbox').all()) await box.check({ force: true })
    expect(await settledViolations(office)).toEqual([])
    await archive.getByRole('button', { name: t.restore }).click()
    await expect(archive).toHaveCount(0)
    await expect(rows).toHaveCount(before.length)
    await expect.poll(() => picturesInShop(shopper, article)).toEqual(before)
  })

async function picturesInShop(shopper: Page, article: string): Promise<string[]> {
  const answer = await shopper.request.get(`/api/products/get-by/model-by-article?article=${article}`)
  return (await answer.json()).product.images.map(({ name }: { name: string }) => name)
}
