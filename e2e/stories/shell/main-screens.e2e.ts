import { settledViolations } from '../../support/axe.ts'
import { expect, phoneAndDesk, test } from '../../support/fixtures.ts'

// The other screens are looked at by their own stories, and all of them by `npm run test:full`.
const screens = ['/', '/user/login', '/loyalty-program']

for (const { language, width } of phoneAndDesk)
  test(`home, sign-in and a static page have no accessibility violations (${language}, ${width} px)`, async ({
    customer,
  }) => {
    const { page, open } = await customer({ language, width })
    for (const address of screens) {
      await open(address)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      expect([address, ...(await settledViolations(page))]).toEqual([address])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
  })
