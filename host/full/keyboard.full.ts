import { addressesFor } from './addresses.ts'
import { arrive, expects, gather } from './arrive.ts'
import { everybody, somebody } from './somebody.ts'
import { tabThrough } from './tab-through.ts'

jest.setTimeout(600_000)

test.each(everybody)(
  'Tab leads a $who through every page and round again, and she always sees where she is ($language)',
  async me => {
    const { page } = await somebody(me, { expects })

    const wrong = await gather(await addressesFor(me, page), async address => {
      await arrive(page, address)
      // Phones have keys of their own rarely; the larger screen has the more to go through.
      if (me.language === 'en') await page.setViewportSize({ width: 1440, height: 900 })
      return tabThrough(page)
    })

    expect(wrong).toEqual([])
  },
)
