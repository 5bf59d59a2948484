import { readFileSync } from 'node:fs'
import path from 'node:path'
import { allShopsEndpoint } from '@shop/contracts/catalog/shops'
import { type StaticText, staticTextEndpoint, withoutPictures } from '@shop/contracts/static-texts/static-texts'
import { sellerFacts, withSeller } from '@shop/contracts/texts/seller'
import type { ShopDetails } from '@shop/contracts/texts/shop-details'
import type { Locale, Text } from '@shop/contracts/texts/text'
import { type Html, html } from '../markup/html.ts'
import type { PageRequest, PageView } from '../page/page-request.ts'
import { picture } from './picture.ts'

const folder = path.join(import.meta.dirname, '../../../shared/contracts/src/static-texts')
const IN_TEXT = { sizes: '(min-width:768px) 42.5rem, 100vw', width: 1200, height: 800 }
const read = new Map<string, StaticText>()

export async function staticView(page: string, { load, tryLoad, locale, shop }: PageRequest): Promise<PageView> {
  if (page === 'contacts') await load(allShopsEndpoint, {})
  const answer = await tryLoad(staticTextEndpoint, { params: { page } })
  const { title, metaTitle, description, version, lead, sections } =
    answer?.text[locale] ?? readBuiltInText(page, locale, shop)
  return {
    status: 200,
    title: metaTitle,
    description,
    painted: html`<article class="painted-text"><h1>${title}</h1>${version && html`<p class="painted-version">${versionLine(version, locale)}</p>`}<p class="painted-lead">${lead}</p>${contents(sections)}${sections.map(
      ({ id, heading, paragraphs = [], list, picture: shown }) =>
        html`<section><h2${id && html` id="${id}"`}>${heading}</h2>${shown && picture({ ...shown, name: shown.image, ...IN_TEXT, isFirst: false })}${paragraphs.map(paragraph => html`<p>${paragraph}</p>`)}${list && html`<ul>${list.map(item => html`<li>${item}</li>`)}</ul>`}</section>`,
    )}</article>`,
  }
}

function contents(sections: StaticText['sections']): Html | null {
  const named = sections.filter(({ id }) => id)
  if (named.length === 0) return null
  return html`<ul class="painted-contents">${named.map(({ id, heading }) => html`<li><a href="#${id}">${heading}</a></li>`)}</ul>`
}

const versionText: Text = { uk: 'Редакція від {{date}}', en: 'Version of {{date}}' }

function versionLine(version: string, locale: Locale): string {
  const language = locale === 'uk' ? 'uk-UA' : 'en-IE'
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'Europe/Kyiv' }).format(
    new Date(version),
  )
  return versionText[locale].replace('{{date}}', date)
}

/** The text that came with the shop, for when its owner does not answer; it names the seller as last known. */
function readBuiltInText(page: string, locale: Locale, shop: ShopDetails | null): StaticText {
  const name = `${page}.${locale}`
  const written: StaticText = read.get(name) ?? JSON.parse(readFileSync(path.join(folder, `${name}.json`), 'utf8'))
  read.set(name, written)
  return withSeller(withoutPictures(written), shop ? sellerFacts(shop, locale) : {})
}
