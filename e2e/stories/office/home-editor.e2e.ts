import path from 'node:path'
import type { Page } from '@playwright/test'
import { picturesFolder } from '@shop/demo-data/pictures'
import { violations } from '../../support/axe.ts'
import { callShop } from '../../support/call-shop.ts'
import { expect, test } from '../../support/fixtures.ts'

const editorTexts = {
  uk: {
    add: 'Додати слайд',
    wide: 'Фото для широких екранів',
    phone: 'Фото для телефонів',
    alt: 'Що на широкому фото',
    altPhone: 'Що на фото для телефонів',
    title: 'Заголовок',
    inLanguage: [', українською', ', англійською'],
    saved: 'Чернетку збережено, покупці її ще не бачать',
    earlier: 'Раніше',
    screen: 'Перегляд на екрані 1440 px',
    publish: 'Опублікувати',
    published: /^Опубліковано .*, olena$/,
    history: 'Історія',
    toShop: 'Одразу показати покупцям',
    dots: (count: number) => `Слайд 1 з ${count}`,
  },
  en: {
    add: 'Add a slide',
    wide: 'Picture for wide screens',
    phone: 'Picture for phones',
    alt: 'What the wide picture shows',
    altPhone: 'What the phone picture shows',
    title: 'Title',
    inLanguage: [' in Ukrainian', ' in English'],
    saved: 'The draft is saved; shoppers do not see it yet',
    earlier: 'Move earlier',
    screen: 'Preview at 1440 px',
    publish: 'Publish',
    published: /^Published .* by olena$/,
    history: 'History',
    toShop: 'Show it to shoppers now',
    dots: (count: number) => `Slide 1 of ${count}`,
  },
} as const

const title = 'Перлинна зима'
const kinds = 'За видом'

/** So much later, at most, every shopper sees what was published. */
const WITHIN_MS = 2000

// The draft is one for all: the stories of this file are told one after the other.
for (const { language, width } of [
  { language: 'uk', width: 1440 },
  { language: 'en', width: 768 },
] as const)
  test(`a slide is made in the draft, seen in the preview, published and taken back (${language}, ${width} px)`, async ({
    staff,
    customer,
  }) => {
    const texts = editorTexts[language]
    const { page: shopper } = await customer({ language })
    const { page: office } = await staff({ language, width })
    await shopper.goto('/')
    const before = await slidesOf(shopper)
    const dots = (count: number) => shopper.getByRole('button', { name: texts.dots(count) })

    await forgetDraft(office)
    await office.goto('/admin/home-editor')
    await office.getByRole('button', { name: texts.add }).click()
    await upload(office, texts.wide, 'hero-wide-2')
    await upload(office, texts.phone, 'hero-phone-2')
    for (const name of [texts.alt, texts.altPhone, texts.title])
      for (const inLanguage of texts.inLanguage) await office.getByLabel(name + inLanguage).fill(title)
    await office.getByRole('button', { name: `${texts.earlier}: ${title}` }).click()
    await expect(office.getByText(texts.saved)).toBeVisible()
    const screen = office.frameLocator(`iframe[title="${texts.screen}"]`)
    await expect(screen.getByRole('button', { name: texts.dots(before + 1) })).toBeVisible()
    expect(await violationsOutside(office)).toEqual([])
    await shopper.reload()
    await expect(dots(before)).toBeVisible()

    await office.getByRole('button', { name: texts.publish }).click()
    await expect(office.getByText(texts.published)).toBeVisible()
    await expect.poll(() => slidesOf(shopper), { timeout: WITHIN_MS, intervals: [100] }).toBe(before + 1)
    await shopper.reload()
    await expect(dots(before + 1)).toBeVisible()

    await office.getByRole('button', { name: texts.history }).click()
    const history = office.getByRole('dialog', { name: texts.history })
    expect(await violationsOutside(office)).toEqual([])
    await history.getByRole('button', { name: texts.toShop }).first().click()
    await expect(history).toBeHidden()
    await shopper.reload()
    await expect(dots(before)).toBeVisible()
  })

test('categories with pictures are put on the home page, and lead a shopper into the store', async ({
  staff,
  customer,
}) => {
  const { page: shopper } = await customer({ width: 390 })
  const { page: office } = await staff({ width: 1440 })
  await forgetDraft(office)
  await office.goto('/admin/home-editor?tab=blocks')
  await office.getByRole('button', { name: 'Додати розділи з фото' }).click()
  for (const [place, [category, picture]] of [
    ['Комбінезони', 'jumpsuit-emerald-front'] as const,
    ['Штани', 'straight-trousers-mocha-front'] as const,
  ].entries()) {
    const choice = office.getByRole('combobox', { name: `Розділ ${place + 1}` })
    await choice.fill(category)
    await office.getByRole('option', { name: category }).click()
    await upload(office, `Фото розділу ${place + 1}`, picture)
  }
  for (const inLanguage of editorTexts.uk.inLanguage) await office.getByLabel(`Заголовок${inLanguage}`).fill(kinds)
  await expect(office.getByText(editorTexts.uk.saved)).toBeVisible()
  expect(await violationsOutside(office)).toEqual([])
  await office.getByRole('button', { name: editorTexts.uk.publish }).click()
  await expect(office.getByText(editorTexts.uk.published)).toBeVisible()

  await expect.poll(() => blocksOf(shopper), { timeout: WITHIN_MS, intervals: [100] }).toContain(kinds)
  await shopper.goto('/')
  const block = shopper.locator('section', { has: shopper.getByRole('heading', { name: kinds }) })
  await block.getByRole('link', { name: 'Комбінезони' }).click()
  await expect(shopper).toHaveURL(/\/store\?categories=jumpsuits$/)

  await office.getByRole('button', { name: editorTexts.uk.history }).click()
  await office.getByRole('dialog').getByRole('button', { name: editorTexts.uk.toShop }).first().click()
  await expect.poll(() => blocksOf(shopper), { timeout: WITHIN_MS, intervals: [100] }).not.toContain(kinds)
})

async function blocksOf(shopper: Page): Promise<string[]> {
  const { home } = await (await shopper.request.get('/api/home/get-data')).json()
  return home.blocks.map((block: { title: { uk: string } }) => block.title.uk)
}

/** As many as shoppers are answered with now. */
async function slidesOf(shopper: Page): Promise<number> {
  const { home } = await (await shopper.request.get('/api/home/get-data')).json()
  return home.slider.length
}

/** What a story that failed has left. */
async function forgetDraft(office: Page): Promise<void> {
  const { home } = await (await office.request.get('/api/admin/home')).json()
  await callShop(office, '/api/admin/home/discard', { data: { revision: home.draft.revision } })
}

/** Puts one of the demonstration's pictures up, as if it lay on the desk, and waits until it is there. */
async function upload(office: Page, label: string, picture: string): Promise<void> {
  const field = office.getByRole('group', { name: label })
  await field.locator('input[type=file]').setInputFiles(path.join(picturesFolder, `${picture}.webp`))
  await expect(field.getByRole('img')).toBeVisible()
}

/** Of the office itself: the pages in the frames have stories of their own. */
async function violationsOutside(page: Page): Promise<string[]> {
  return (await violations(page)).filter(line => !line.includes('iframe'))
}

test('nobody but staff with the right sees the preview, and its links lead nowhere', async ({ staff, customer }) => {
  const { page: shopper } = await customer({ expects: [/status of 404/] })
  await shopper.goto('/preview/home')
  await expect(shopper).toHaveURL(/\/admin\/login$/)

  const { page: office } = await staff()
  await office.goto('/preview/product/DR-1042-BUR-R')
  await expect(office.getByText('Посилання тут не працюють')).toBeVisible()
  await office.getByRole('link', { name: 'Про нас' }).first().click()
  await expect(office).toHaveURL(/\/preview\/product\/DR-1042-BUR-R$/)
})
