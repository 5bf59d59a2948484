import { settledViolations } from './axe.ts'
import { entranceWords } from './entrance-words.ts'
import { aVisitor, type Language } from './visitor.ts'

jest.setTimeout(120_000)

const link = '/user/verify/0123456789012345678901234567890123456789012'

test('a letter opens nothing by being looked at, and tells no other site', async () => {
  const { page } = await aVisitor()
  const answer = await page.request.get(link)

  expect(answer.headers()['referrer-policy']).toBe('no-referrer')
})

test.each<Language>(['uk', 'en'])('a link that is over says so, and offers another one (%s)', async language => {
  const say = entranceWords[language]
  const { page, open } = await aVisitor({ language, expects: [/410 \(Gone\)/] })

  await open(link)
  await page.getByRole('heading', { level: 1, name: say.verifyExpired }).waitFor()
  expect(await settledViolations(page)).toEqual([])
  await page.getByRole('link', { name: say.signInForNew }).click()
  await page.waitForURL('**/user/login')
})
