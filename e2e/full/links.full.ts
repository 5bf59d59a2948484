import { expect, test } from '../support/fixtures.ts'
import { shopAddress } from '../support/shop-address.ts'
import { addressesFor } from './addresses.ts'
import { arrive, expects, gather } from './arrive.ts'
import { openAs, visitors } from './visitor.ts'

for (const me of visitors)
  test(`no link on any page is broken (${me.who}, ${me.language})`, async ({ customer }) => {
    const { page } = await openAs(customer, me, { expects })
    const foundOn = new Map<string, string>()

    const wrong = await gather(await addressesFor(me, page), async address => {
      await arrive(page, address)
      const links = await page.locator('a[href]').evaluateAll(readLinks)
      const leadingOn = links.filter(({ href, leadsInPage }) => isOurs(href) && !leadsInPage)
      for (const { href } of leadingOn) if (!foundOn.has(href)) foundOn.set(href, address)
      return links.flatMap(link => wrongWith(link))
    })
    for (const [href, address] of foundOn) {
      const answer = await page.request.get(href)
      if (answer.status() >= 400) wrong.push(`${address}: ${href} is answered with ${answer.status()}`)
    }

    expect(wrong).toEqual([])
  })

type Link = { href: string; rel: string; leadsInPage: boolean; hasTarget: boolean }

/** Runs in the page. */
function readLinks(links: Element[]): Link[] {
  return links.map(link => {
    const { href, rel, hash, pathname, origin } = link as HTMLAnchorElement
    const leadsInPage = hash !== '' && origin === location.origin && pathname === location.pathname
    const hasTarget = document.getElementById(decodeURIComponent(hash.slice(1))) !== null
    return { href: hash ? href.replace(/#.*$/, '') : href, rel, leadsInPage, hasTarget }
  })
}

const isOurs = (href: string): boolean => href.startsWith(`${shopAddress()}/`)

function wrongWith({ href, rel, leadsInPage, hasTarget }: Link): string[] {
  if (isOurs(href)) return leadsInPage && !hasTarget ? [`a link into the page has no target: ${href}`] : []
  if (/^(tel|mailto):./.test(href)) return []
  if (!href.startsWith('https://')) return [`${href} is not safe to follow`]
  return rel.split(' ').includes('noopener') ? [] : [`${href} could reach back into our page`]
}
