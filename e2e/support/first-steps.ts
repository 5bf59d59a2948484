import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { picturesFolder } from '@shop/demo-data/pictures'
import type { firstSaleTexts } from '../texts/first-sale-texts.ts'
import { chooseEntry } from './choose-entry.ts'
import { expect, type Language } from './fixtures.ts'

/** The office of an empty shop on the screen of the step, and its texts. */
export type Visit = { office: Page; t: (typeof firstSaleTexts)[Language] }

export async function setRate({ office, t }: Visit): Promise<void> {
  await office.getByLabel(t.rate).fill('48,5')
  await office.getByRole('button', { name: t.showEffect }).click()
  await office.getByRole('button', { name: t.saveRate }).click()
  await expect(office.getByText(t.rateSaved)).toBeVisible()
}

export async function makeCategory({ office, t }: Visit): Promise<void> {
  await office.getByRole('button', { name: t.newCategory }).click()
  const panel = office.getByRole('dialog')
  for (const [index, field] of t.categoryNames.entries()) await panel.getByLabel(field).fill(t.category[index] ?? '')
  await panel.getByRole('button', { name: t.save, exact: true }).click()
  await expect(office.getByText(t.categorySaved)).toBeVisible()
}

export async function makeProduct({ office, t }: Visit): Promise<void> {
  await office.getByRole('link', { name: t.newProduct }).click()
  await office.getByLabel(t.model).fill('DR-1')
  await chooseEntry(office, t.categoryOfProduct)
  await chooseEntry(office, t.collection)
  for (const [index, field] of t.titles.entries()) await office.getByLabel(field).fill(t.dress[index] ?? '')
  await chooseEntry(office, t.addColor, t.black)
  await office.getByRole('checkbox', { name: '36 (S)' }).check()
  await office.getByLabel(t.price).fill('3200')
  await office.getByLabel(t.weight).fill('0,4')
  await office.getByRole('button', { name: t.makeOne }).click()
  await office.waitForURL('**/products/DR-1-*')
  await office.getByLabel(t.stockChange).fill('+3')
  await office.getByLabel(t.reason).fill('1')
  await office.getByRole('button', { name: t.save, exact: true }).click()
  await expect(office.getByText(t.stockChanged)).toBeVisible()
}

export async function addPictures({ office, t }: Visit): Promise<void> {
  await openOnlyProduct(office)
  const front = path.join(picturesFolder, 'wrap-dress-black-front.webp')
  const back = path.join(picturesFolder, 'wrap-dress-black-back.webp')
  await office.getByLabel(t.choosePictures).setInputFiles([front, back])
  await expect(office.getByRole('grid').getByRole('row')).toHaveCount(2, { timeout: 180_000 })
  for (const name of t.alts) await office.getByRole('textbox', { name }).fill(t.dress[0])
  await office.getByRole('button', { name: t.save, exact: true }).click()
  await expect(office.getByText(t.picturesSaved)).toBeVisible()
}

export async function showProduct({ office, t }: Visit): Promise<void> {
  await openOnlyProduct(office)
  await office.getByRole('button', { name: t.show }).click()
  await expect(office.getByText(t.shown)).toBeVisible()
}

export async function publishHome({ office, t }: Visit): Promise<void> {
  await office.getByRole('button', { name: t.addSlide }).click()
  for (const [label, picture] of [
    [t.widePicture, 'hero-wide-1'],
    [t.phonePicture, 'hero-phone-1'],
  ] as const)
    await upload(office.getByRole('group', { name: label }), picture)
  for (const name of t.slideFields) await office.getByLabel(name).fill(t.dress[0])
  await office.getByRole('button', { name: t.publish }).click()
  await expect(office.getByText(t.published).first()).toBeVisible()
}

export async function setDelivery({ office, t }: Visit): Promise<void> {
  await office.getByRole('button', { name: t.addTariff }).click()
  await office.getByLabel(t.upTo).fill('30')
  await office.getByLabel(t.deliveryPrice).fill('85')
  await office.getByRole('button', { name: t.showEffect }).click()
  await office.getByRole('button', { name: t.saveDelivery }).click()
  await expect(office.getByText(t.deliverySaved)).toBeVisible()
}

export async function enterDetails({ office, t }: Visit): Promise<void> {
  await office.getByLabel(t.phone).fill('067 123 45 67')
  await office.getByLabel(t.email).fill('hello@nova.example')
  await office.getByLabel('Telegram').fill('https://t.me/nova')
  for (const name of t.sellerNames) await office.getByLabel(name).fill('Nova')
  await office.getByLabel(t.legalCode).fill('14360570')
  for (const name of t.sellerAddresses) await office.getByLabel(name).fill('Lviv')
  await office.getByRole('button', { name: t.save, exact: true }).click()
  await expect(office.getByText(t.phoneWrong)).toBeVisible()
  await office.getByLabel(t.phone).fill('+380 67 123 45 67')
  await office.getByRole('button', { name: t.save, exact: true }).click()
  await expect(office.getByText(t.detailsSaved)).toBeVisible()
}

async function openOnlyProduct(office: Page): Promise<void> {
  await office.getByRole('table').getByRole('rowheader').getByRole('link').click()
}

async function upload(field: Locator, picture: string): Promise<void> {
  await field.locator('input[type=file]').setInputFiles(path.join(picturesFolder, `${picture}.webp`))
  await expect(field.getByRole('img')).toBeVisible()
}
