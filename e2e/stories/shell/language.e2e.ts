import { expect, test } from '../../support/fixtures.ts'

for (const { named, chosen, toggle, width, heading } of [
  { named: 'en', chosen: 'uk', toggle: /^UA/, width: 390, heading: 'Контакти' },
  { named: 'uk', chosen: 'en', toggle: /^EN/, width: 1440, heading: 'Contacts' },
] as const)
  test(`the chosen language stays after a reload, on the way back and in a shared link (${chosen}, ${width} px)`, async ({
    customer,
  }) => {
    const { page, open } = await customer({ width })
    const language = () => page.evaluate(() => document.documentElement.lang)
    await open(`/store?colors=black&lang=${named}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('button', { name: toggle }).click()
    await page.waitForFunction(asked => !location.search.includes(`lang=${asked}`), named)
    expect(new URL(page.url()).searchParams.get('colors')).toBe('black')

    await page.reload()
    await expect(page.getByRole('button', { name: toggle })).toHaveCount(0)
    expect(await language()).toBe(chosen)

    await page.locator('footer a[href="/contacts"]').first().click()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    // The address names the language a moment after the page is drawn.
    await page.waitForURL(({ searchParams }) => (searchParams.get('lang') ?? 'uk') === chosen)
    const friend = await customer()
    await friend.open(page.url())
    await expect(friend.page.getByRole('heading', { level: 1, name: heading })).toBeVisible()

    await page.goBack()
    await page.waitForURL(/\/store/)
    await page.reload()
    expect(await language()).toBe(chosen)
  })
