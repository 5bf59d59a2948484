import { expect, test } from '../support/fixtures.ts'
import { addressesFor } from './addresses.ts'
import { arrive, expects, gather } from './arrive.ts'
import { wrongAtEachWidth } from './at-each-width.ts'
import { openAs, visitors } from './visitor.ts'

for (const me of visitors)
  test(`every page has one heading, fits each window and has no accessibility violations (${me.who}, ${me.language})`, async ({
    customer,
  }) => {
    const { page } = await openAs(customer, me, { expects })

    const wrong = await gather(await addressesFor(me, page), async address => {
      await arrive(page, address)
      const { title, headings, lang } = await page.evaluate(topOfPage)
      await page.evaluate(bringAllPictures)
      return [
        ...(headings.length === 1 ? [] : [`has headings of the first level: ${headings}`]),
        ...(lang === me.language ? [] : [`says that it is written in "${lang}"`]),
        ...(isCyrillic(title) === (me.language === 'uk') ? [] : [`its title is in the other language: ${title}`]),
        ...(me.language === 'en' && isCyrillic(headings.join()) ? [`its heading is Ukrainian: ${headings}`] : []),
        ...(await wrongAtEachWidth(page, address)),
      ]
    })

    expect(wrong).toEqual([])
  })

const isCyrillic = (text: string): boolean => /\p{Script=Cyrillic}/u.test(text)

function topOfPage() {
  return {
    title: document.title,
    headings: [...document.querySelectorAll('h1')].map(heading => heading.textContent),
    lang: document.documentElement.lang,
  }
}

/** Pictures further down load on scroll only: without this the album would show holes. */
function bringAllPictures(): void {
  for (const image of document.images) image.loading = 'eager'
}
