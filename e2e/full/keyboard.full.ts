import { expect, test } from '../support/fixtures.ts'
import { addressesFor } from './addresses.ts'
import { arrive, expects, gather } from './arrive.ts'
import { comesToRest } from './comes-to-rest.ts'
import { tabThrough } from './tab-through.ts'
import { openAs, visitors } from './visitor.ts'

for (const me of visitors)
  test(`Tab leads through every page and round again, and the focus is always seen (${me.who}, ${me.language})`, async ({
    customer,
  }) => {
    // Every stop of Tab on every page is looked at: some fifty pages of staff, minutes on a slow machine.
    test.setTimeout(1_800_000)
    const { page } = await openAs(customer, me, { expects })

    const wrong = await gather(await addressesFor(me, page), async address => {
      await arrive(page, address)
      // Phones have keys of their own rarely; the larger screen has the more to go through.
      if (me.language === 'en') {
        await page.setViewportSize({ width: 1440, height: 900 })
        await comesToRest(page)
      }
      return tabThrough(page)
    })

    expect(wrong).toEqual([])
  })
