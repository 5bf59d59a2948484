import { settledViolations } from './axe.ts'
import { aVisitor } from './visitor.ts'

// The other screens are looked at by their own stories, and all of them by `npm run test:full`.
const screens = ['/', '/user/login', '/loyalty-program']

test.each([
  { language: 'uk', width: 390 },
  { language: 'en', width: 1440 },
] as const)(
  'home, sign-in and what is there to read have nothing against accessibility ($language, $width px)',
  async way => {
    const { page, open } = await aVisitor(way)
    for (const address of screens) {
      await open(address)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      expect([address, ...(await settledViolations(page))]).toEqual([address])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(way.width)
    }
  },
)
