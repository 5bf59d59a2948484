import { aVisitor } from './visitor.ts'

jest.setTimeout(60_000)

test.each([
  { named: 'en', chosen: 'uk', toggle: /^UA/, width: 390, heading: 'Контакти' },
  { named: 'uk', chosen: 'en', toggle: /^EN/, width: 1440, heading: 'Contacts' },
] as const)(
  'the chosen language stays after a reload, on the way back and in a shared link ($chosen, $width px)',
  async ({ named, chosen, toggle, width, heading }) => {
    const { page, open } = await aVisitor({ width })
    const language = () => page.evaluate(() => document.documentElement.lang)
    await open(`/store?colors=black&lang=${named}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.getByRole('button', { name: toggle }).click()
    await page.waitForFunction(asked => !location.search.includes(`lang=${asked}`), named)
    expect(new URL(page.url()).searchParams.get('colors')).toBe('black')

    await page.reload()
    await page.getByRole('button', { name: toggle }).waitFor({ state: 'detached' })
    expect(await language()).toBe(chosen)

    await page.locator('footer a[href="/contacts"]').first().click()
    await page.getByRole('heading', { level: 1, name: heading }).waitFor()
    // The address names the language a moment after the page is drawn.
    await page.waitForURL(({ searchParams }) => (searchParams.get('lang') ?? 'uk') === chosen)
    const friend = await aVisitor()
    await friend.open(page.url())
    await friend.page.getByRole('heading', { level: 1, name: heading }).waitFor()

    await page.goBack()
    await page.waitForURL(/\/store/)
    await page.reload()
    expect(await language()).toBe(chosen)
  },
)
