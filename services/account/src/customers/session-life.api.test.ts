import { signedIn } from '../../test/signed-in.ts'

const DAY = 24 * 60 * 60
const isIn = async (browser: { post(path: string): Promise<{ body: Record<string, unknown> }> }) =>
  (await browser.post('/api/user/check-auth')).body.status

test('a customer who does not come for thirty days has to sign in again', async () => {
  const { browser, clock } = await signedIn()
  clock.wait(30 * DAY - 1)
  expect(await isIn(browser)).toBe(true)
  clock.wait(30 * DAY)
  expect(await isIn(browser)).toBe(false)
})

test('after ninety days every customer has to sign in again', async () => {
  const { browser, clock } = await signedIn()
  for (let week = 1; week <= 12; week++) {
    clock.wait(7 * DAY)
    expect(await isIn(browser)).toBe(true)
  }
  clock.wait(6 * DAY)
  expect(await isIn(browser)).toBe(false)
})

test('answers about a customer are not cached on the way', async () => {
  const { browser } = await signedIn()
  const { headers } = await browser.get('/api/user/get-info')
  expect(headers.get('cache-control')).toBe('no-store')
})
