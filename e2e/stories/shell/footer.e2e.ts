import { expect, test } from '../../support/fixtures.ts'

const texts = {
  uk: { subscribe: 'Підписатися', contacts: 'Контакти' },
  en: { subscribe: 'Subscribe', contacts: 'Contacts' },
} as const

for (const language of ['uk', 'en'] as const)
  test(`the foot of a page on a phone is no longer than a screen, and a short one stands below an account (${language})`, async ({
    customer,
  }) => {
    const t = texts[language]
    const { page, open } = await customer({ language, width: 390 })
    const footer = page.getByRole('contentinfo')
    const heightOf = async () => Math.round((await footer.boundingBox())?.height ?? 0)

    await open('/')
    await footer.scrollIntoViewIfNeeded()
    await footer.getByRole('button', { name: t.subscribe }).scrollIntoViewIfNeeded()
    expect(await heightOf()).toBeLessThanOrEqual(600)
    const cut = await footer
      .getByRole('link')
      .evaluateAll(links => links.filter(link => link.getBoundingClientRect().right > innerWidth).length)
    expect(cut).toBe(0)

    for (const address of ['/user/login', '/checkout']) {
      await open(address)
      await expect(footer.getByRole('link', { name: t.contacts })).toBeVisible()
      expect(await heightOf()).toBeLessThanOrEqual(320)
    }
  })
