import { readFileSync } from 'node:fs'
import path from 'node:path'
import { allShopsEndpoint } from '@shop/contracts/shops'
import type { Locale } from '@shop/contracts/text'
import { html } from '../page/html.ts'
import type { PageRequest, PageView } from '../page/page-request.ts'

type StaticText = {
  title: string
  metaTitle: string
  description: string
  lead: string
  sections: { heading: string; paragraphs?: string[]; list?: string[] }[]
}

const folder = path.join(import.meta.dirname, '../../src/pages/texts')
const read = new Map<string, StaticText>()

export async function staticView(page: string, { ask, locale }: PageRequest): Promise<PageView> {
  if (page === 'contacts') await ask(allShopsEndpoint, {})
  const { title, metaTitle, description, lead, sections } = textOf(page, locale)
  return {
    status: 200,
    title: metaTitle,
    description,
    painted: html`<article class="painted-text"><h1>${title}</h1><p class="painted-lead">${lead}</p>${sections.map(
      ({ heading, paragraphs = [], list }) =>
        html`<section><h2>${heading}</h2>${paragraphs.map(words => html`<p>${words}</p>`)}${list && html`<ul>${list.map(item => html`<li>${item}</li>`)}</ul>`}</section>`,
    )}</article>`,
  }
}

/** The text that the page's own chunk holds; it changes only with a release. */
function textOf(page: string, locale: Locale): StaticText {
  const name = `${page}.${locale}`
  const known = read.get(name)
  if (known) return known
  const text = JSON.parse(readFileSync(path.join(folder, `${name}.json`), 'utf8')) as StaticText
  read.set(name, text)
  return text
}
