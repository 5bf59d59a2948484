import { settledViolations } from '../../support/axe.ts'
import { expect, phoneAndDesk, test } from '../../support/fixtures.ts'
import { authTexts } from '../../texts/auth-texts.ts'

const link = '/user/verify/0123456789012345678901234567890123456789012'

test('a link checked by a mail program stays unused, and its token reaches no other site', async ({ customer }) => {
  const { page } = await customer()
  const answer = await page.request.get(link)

  expect(answer.headers()['referrer-policy']).toBe('no-referrer')
})

for (const { language, width } of phoneAndDesk)
  test(`an expired verification link says so, and offers a new one (${language}, ${width} px)`, async ({
    customer,
  }) => {
    const texts = authTexts[language]
    const { page, open } = await customer({ language, width, expects: [/410 \(Gone\)/] })

    await open(link)
    await expect(page.getByRole('heading', { level: 1, name: texts.verifyExpired })).toBeVisible()
    expect(await settledViolations(page)).toEqual([])
    await page.getByRole('link', { name: texts.signInForNew }).click()
    await page.waitForURL('**/user/login')
  })
