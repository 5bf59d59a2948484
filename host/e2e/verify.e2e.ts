import { settledViolations } from './axe.ts'
import { entranceWords } from './entrance-words.ts'
import { expect, phoneAndDesk, test } from './fixtures.ts'

const link = '/user/verify/0123456789012345678901234567890123456789012'

test('a letter opens nothing by being looked at, and tells no other site', async ({ customer }) => {
  const { page } = await customer()
  const answer = await page.request.get(link)

  expect(answer.headers()['referrer-policy']).toBe('no-referrer')
})

for (const { language, width } of phoneAndDesk)
  test(`a link that is over says so, and offers another one (${language}, ${width} px)`, async ({ customer }) => {
    const say = entranceWords[language]
    const { page, open } = await customer({ language, width, expects: [/410 \(Gone\)/] })

    await open(link)
    await expect(page.getByRole('heading', { level: 1, name: say.verifyExpired })).toBeVisible()
    expect(await settledViolations(page)).toEqual([])
    await page.getByRole('link', { name: say.signInForNew }).click()
    await page.waitForURL('**/user/login')
  })
