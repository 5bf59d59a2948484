import path from 'node:path'
import { picturesFolder } from '@shop/demo-data/pictures'
import { settledViolations } from '../../support/axe.ts'
import { expect, test } from '../../support/fixtures.ts'

/** Any other picture of a map than the shop has. */
const map = path.join(picturesFolder, 'map-odesa.webp')

const texts = {
  uk: {
    until: 'сб: до',
    save: 'Зберегти',
    saved: 'Магазин збережено',
    preview: 'Так це побачать на сторінці контактів',
    days: ['сб', 'нд'],
    shut: 'вихідний',
    map: 'Зображення мапи',
    mapOf: /^Мапа: /,
    directions: /^Як доїхати/,
  },
  en: {
    until: 'Sat: until',
    save: 'Save',
    saved: 'Shop saved',
    preview: 'How the contacts page will show it',
    days: ['Sat', 'Sun'],
    shut: 'closed',
    map: 'Picture of the map',
    mapOf: /^Map: /,
    directions: /^Directions/,
  },
} as const

for (const { language, width, city } of [
  { language: 'uk', width: 768, city: 'Київ' },
  { language: 'en', width: 1440, city: 'Lviv' },
] as const)
  test(`staff change when a shop is open, and the contacts page says so (${language}, ${width} px)`, async ({
    staff,
    customer,
  }) => {
    const t = texts[language]
    const [saturday, sunday] = t.days
    const { page: shopper } = await customer({ language, width: 390 })
    const { page: office } = await staff({ language, width })
    await office.goto('/admin/shop-location')
    await office.getByRole('link', { name: city }).click()
    const panel = office.getByRole('dialog')
    // A press waits until the panel has come in; the box, which is drawn by its label, is ticked without waiting.
    await panel.getByLabel(t.until).click()
    await panel.getByLabel(t.until).fill('17:30')
    await panel.getByRole('checkbox', { name: sunday }).uncheck({ force: true })
    await expect(panel.getByRole('region', { name: t.preview }).getByText('17:30')).toBeVisible()
    await panel.getByRole('group', { name: t.map }).locator('input[type=file]').setInputFiles(map)
    await expect(panel.getByRole('region', { name: t.preview }).locator('img')).toBeVisible()
    expect(await settledViolations(office)).toEqual([])
    await panel.getByRole('button', { name: t.save, exact: true }).click()
    await expect(office.getByText(t.saved)).toBeVisible()

    await shopper.goto('/contacts')
    const card = shopper.locator('address').filter({ has: shopper.getByRole('heading', { name: city }) })
    const hoursOn = (day: string) => card.locator('dl > div').filter({ has: shopper.getByText(day, { exact: true }) })
    await expect(hoursOn(saturday)).toContainText('–17:30')
    await expect(hoursOn(sunday)).toContainText(t.shut)
    const picture = card.getByRole('img', { name: t.mapOf })
    await expect(picture).toHaveAttribute('src', /\/images\/up-/)
    await expect(picture).toHaveJSProperty('complete', true)
    await expect(card.getByRole('link', { name: t.directions })).toHaveAttribute('href', /maps\/dir/)
    expect(await settledViolations(shopper)).toEqual([])
  })
