import type { Text } from '@shop/contracts/texts/text'
import type { DemoGarment, DemoModel } from '../demo-model.ts'
import { collections } from '../references/collections.ts'
import { colors } from '../references/colors.ts'
import { type DemoHeight, heights } from '../references/heights.ts'
import { bodyChart, sizes } from '../references/sizes.ts'
import type { DemoArticle, DemoPicture, DemoPrice, DemoShot, DemoSize } from './demo-article.ts'
import { placeholderOf } from './placeholders.ts'
import { publishedDaysAgo } from './publishing.ts'
import { hiddenArticles, preorders, sales } from './selling.ts'
import { onHand } from './stock.ts'

const shots: DemoShot[] = ['front', 'back', 'detail']
const TEN_HRYVNIAS = 1000
const ONE_EURO = 100

/** A tailor's dummy of size 36 wears everything in the pictures. */
const dummy = { height_cm: 172, chest_cm: 84, waist_cm: 66, hips_cm: 92, wears_size: '36 (S)' }

export function articleOf(model: DemoModel, garment: DemoGarment, height: DemoHeight, modelPlace: number): DemoArticle {
  const article = `${model.code}-${colorCode(garment.color)}-${height.code}`
  const sale = sales[garmentName(model, garment)]
  return {
    article,
    model: model.model,
    category: model.category,
    color: garment.color,
    height: height.name,
    collection: model.collection,
    title: model.title,
    description: describe(model),
    composition: model.composition,
    care: model.care,
    pictures: shots.map(shot => pictureOf(model, garment, shot)),
    sizes: sizesOf(article, model, sale?.percent ?? 0),
    measurements: bodyChart.map(body => ({ ...body, volumetric: body[model.fit.line] + model.fit.ease_cm })),
    model_params: dummy,
    sale_starts_in_days: sale?.starts_in_days ?? null,
    published_days_ago: publishedDaysAgo(
      garmentName(model, garment),
      modelPlace,
      startOf(garment.came_with ?? model.collection),
    ),
    preorder_in_days: preorders[article]?.arrives_in_days ?? null,
    preorder_limit: preorders[article]?.limit ?? null,
    is_shown: !hiddenArticles.includes(article),
    recommendations: [],
  }
}

/** The name under which a model in one colour is pictured and spoken of in this package. */
export function garmentName(model: { model: string }, garment: { color: string }): string {
  return `${model.model}-${garment.color}`
}

function sizesOf(article: string, model: DemoModel, percent: number): DemoSize[] {
  return sizes.map(({ name }, index) => {
    const list = model.price
    return {
      name,
      price: percent > 0 ? salePrice(list, percent) : list,
      price_without_discount: percent > 0 ? list : null,
      weight_kg: Math.round((model.weight_kg + index * 0.015) * 1000) / 1000,
      on_hand: onHand(article, index),
    }
  })
}

function pictureOf(model: DemoModel, garment: DemoGarment, shot: DemoShot): DemoPicture {
  const view = model.views[shot]
  const note = shot === 'detail' ? garment.note : undefined
  const file = `${garmentName(model, garment)}-${shot}.webp`
  return {
    file,
    shot,
    alt: {
      uk: describePicture(garment.pictured.uk, view.uk, note?.uk),
      en: describePicture(garment.pictured.en, view.en, note?.en),
    },
    placeholder: placeholderOf(file),
  }
}

function describePicture(garment: string, view: string, note: string | undefined): string {
  return note ? `${garment}: ${view}. ${note}` : `${garment}: ${view}`
}

/** One text for all articles of the model: it names the length in each height. */
function describe({ description, length, heights: cut }: DemoModel): Text {
  const made = heights.filter(({ name }) => cut.includes(name))
  const uk = made.map(({ name, title }) => `${length.cm[name]} см на зріст ${title.uk}`)
  const en = made.map(({ name, title }) => `${length.cm[name]} cm for height ${title.en}`)
  return {
    uk: `${description.uk} ${length.what.uk} — ${uk.join(', ')}.`,
    en: `${description.en} ${length.what.en}: ${en.join(', ')}.`,
  }
}

function startOf(collection: string): number {
  return collections.find(({ name }) => name === collection)?.published_days_ago ?? 0
}

function colorCode(color: string): string {
  const found = colors.find(({ name }) => name === color)
  if (!found) throw new Error(`No such colour: ${color}`)
  return found.code
}

/** Down to ten hryvnias and to a whole euro, as a price tag would show it. */
function salePrice({ uah, eur }: DemoPrice, percent: number): DemoPrice {
  return { uah: less(uah, percent, TEN_HRYVNIAS), eur: eur === null ? null : less(eur, percent, ONE_EURO) }
}

function less(amount: number, percent: number, step: number): number {
  return Math.floor((amount * (100 - percent)) / 100 / step) * step
}
