import type { Page } from '@playwright/test'
import { settledViolations } from '../../support/axe.ts'
import { callShop } from '../../support/call-shop.ts'
import { expect, test } from '../../support/fixtures.ts'
import { strangerNumber } from '../../support/messages.ts'
import { onlySize, pictureByCall, stockByCall } from '../../support/product-by-call.ts'

const texts = {
  uk: {
    archive: (model: string) => `В архів: Модель ${model}`,
    confirm: 'В архів',
    leads: 'адреси ведуть на',
    skirts: 'Спідниці',
    archived: (model: string) => `В архіві: Модель ${model}`,
    undo: 'Скасувати',
    back: 'Повернуто',
    filter: 'Архів',
    onlyArchived: 'В архіві',
    restore: 'Повернути',
    burgundy: 'Бордовий',
    remove: (model: string) => `Видалити: Бордовий, модель ${model}`,
    stops: 'Видалити не можна',
    stock: '5 одиниць на складі',
    instead: 'Натомість в архів',
    close: 'Не зараз',
    colors: 'Кольори й фото',
    typed: /введіть/,
    forGood: 'Видалити назавжди',
    wrong: 'Це не те, що написано вище',
    deleted: 'Видалено',
  },
  en: {
    archive: (model: string) => `Archive: Model ${model}`,
    confirm: 'Archive',
    leads: 'addresses lead to',
    skirts: 'Skirts',
    archived: (model: string) => `Archived: Model ${model}`,
    undo: 'Undo',
    back: 'Brought back',
    filter: 'Archive',
    onlyArchived: 'Archived',
    restore: 'Bring back',
    burgundy: 'Burgundy',
    remove: (model: string) => `Delete: Burgundy, model ${model}`,
    stops: 'It cannot be deleted',
    stock: '5 items in stock',
    instead: 'Archive instead',
    close: 'Not now',
    colors: 'Colours and pictures',
    typed: /type/,
    forGood: 'Delete for good',
    wrong: 'This is not what stands above',
    deleted: 'Deleted',
  },
} as const

const ways = [
  { language: 'uk', width: 390 },
  { language: 'en', width: 1440 },
] as const

for (const { language, width } of ways)
  test(`a model that is archived leaves the shop with its addresses leading on, is found by the filter, and comes back (${language}, ${width} px)`, async ({
    staff,
    customer,
  }) => {
    const t = texts[language]
    const { model, black, burgundy, title } = names()
    const { page: office } = await staff({ language, width })
    await modelByCall(office, model, title, [black, burgundy])
    const { page: shopper } = await customer({ language, width })
    await seesHeading(shopper, `/product/${black}`, title)

    await office.goto(`/admin/other/products/${black}`)
    await office.getByRole('button', { name: t.archive(model) }).click()
    const dialog = office.getByRole('dialog')
    await dialog.getByLabel(t.leads).selectOption({ label: t.skirts })
    expect(await settledViolations(office)).toEqual([])
    await dialog.getByRole('button', { name: t.confirm, exact: true }).click()
    await expect(office.getByText(t.archived(model))).toBeVisible()

    for (const article of [black, burgundy])
      await expect(async () => {
        await shopper.goto(`/product/${article}`)
        await shopper.waitForURL('**/store?categories=skirts*', { timeout: 3000 })
      }).toPass()
    await office.goto(`/admin/other/products?rows=articles&search=${model}`)
    await expect(office.getByRole('link', { name: title })).toHaveCount(0)
    // On a phone the filters are folded away: the link that a colleague sends shows the same.
    if (width < 768) await office.goto(`/admin/other/products?rows=articles&archived=yes&search=${model}`)
    else await office.getByLabel(t.filter, { exact: true }).selectOption({ label: t.onlyArchived })
    await expect(office.getByRole('link', { name: title })).toHaveCount(2)

    await office.getByRole('link', { name: title }).first().click()
    await office
      .getByRole('button', { name: `${t.restore}: ` })
      .first()
      .click()
    await expect(office.getByText(t.back, { exact: false }).first()).toBeVisible()
    await seesHeading(shopper, `/product/${burgundy}`, title)
    expect(await settledViolations(office)).toEqual([])
  })

for (const { language, width } of ways)
  test(`a colour that has items on the shelf is kept, and deleted once they are gone and its name is typed (${language}, ${width} px)`, async ({
    staff,
    customer,
  }) => {
    const t = texts[language]
    const { model, black, burgundy, title } = names()
    const { page: office } = await staff({ language, width })
    await modelByCall(office, model, title, [black, burgundy])
    await stockByCall(office, burgundy)

    await office.goto(`/admin/other/products/${black}`)
    const remove = office.getByRole('button', { name: t.remove(model) })
    if (width < 768) await office.getByRole('link', { name: t.colors }).click()
    await office.getByText(t.burgundy, { exact: true }).first().click()
    await remove.click()
    const dialog = office.getByRole('dialog')
    await expect(dialog.getByText(t.stops)).toBeVisible()
    await expect(dialog.getByRole('link', { name: t.stock })).toHaveAttribute(
      'href',
      `/admin/other/products/${burgundy}`,
    )
    await expect(dialog.getByRole('button', { name: t.instead })).toBeVisible()
    expect(await settledViolations(office)).toEqual([])
    await dialog.getByRole('button', { name: t.close, exact: true }).last().click()

    await stockByCall(office, burgundy, -5)
    await remove.click()
    await dialog.getByLabel(t.typed).fill(model)
    await dialog.getByRole('button', { name: t.forGood }).click()
    await expect(dialog.getByText(t.wrong)).toBeVisible()
    await dialog.getByLabel(t.typed).fill(`${model} burgundy`)
    expect(await settledViolations(office)).toEqual([])
    await dialog.getByRole('button', { name: t.forGood }).click()
    await expect(office.getByText(t.deleted)).toBeVisible()
    await expect(remove).toHaveCount(0)

    const { page: shopper } = await customer({ language, width })
    await expect(async () => {
      await shopper.goto(`/product/${burgundy}`)
      await shopper.waitForURL(`**/product/${black}`, { timeout: 3000 })
    }).toPass()
    await expect(shopper.getByRole('heading', { level: 1 })).toHaveText(title)
  })

function names() {
  const number = strangerNumber()
  const model = `RM-${number}`
  return { model, black: `${model}-BLA`, burgundy: `${model}-BUR`, title: `Kilt ${number}` }
}

/** A skirt in two colours, shown, with nothing on the shelves. */
async function modelByCall(
  office: Page,
  model: string,
  title: string,
  [black, burgundy]: [string, string],
): Promise<void> {
  const { collections } = await (await office.request.get('/api/collections/all')).json()
  const nothing = { uk: '', en: '' }
  const price = { uah: 2500, eur: null }
  await callShop(office, '/api/admin/products', {
    data: {
      model,
      category: 'skirts',
      collection: collections[0].name,
      title: { uk: title, en: title },
      description: nothing,
      composition: nothing,
      care: nothing,
      sizes: [{ name: onlySize, price, price_without_discount: null, weight_kg: 0.4, preorder_limit: null }],
      measurements: [],
      start_sale_date: null,
      preorder_on: null,
      articles: [
        { article: black, color: 'black', height: null },
        { article: burgundy, color: 'burgundy', height: null },
      ],
    },
  })
  for (const article of [black, burgundy]) {
    await pictureByCall(office, article)
    const path = `/api/admin/products/by-article/${article}/is-show`
    await callShop(office, path, { method: 'PUT', data: { is_show: true } })
  }
}

/** What staff save is in the shop two seconds later. */
async function seesHeading(page: Page, path: string, title: string): Promise<void> {
  await expect(async () => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible({ timeout: 3000 })
  }).toPass()
}
