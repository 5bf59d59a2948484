import { signedIn } from '../../test/signed-in.ts'

/** At noon of each day in Kyiv, for a customer born on the given day. */
async function birthdayAnswer(birthDate: string, day: string) {
  const { db, browser } = await signedIn(`${day}T10:00:00Z`)
  await db.collection('customers').updateOne({}, { $set: { birthDate } })
  const { status, day: window } = (await browser.get('/api/user/check-birthday')).body
  return [status, window]
}

test.each([
  ['2000-02-29', '2027-02-27', [true, 'before']],
  ['2000-02-29', '2027-02-28', [true, 'birthday']],
  ['2000-02-29', '2027-03-01', [true, 'after']],
  ['2000-02-29', '2028-02-28', [true, 'before']],
  ['2000-02-29', '2028-02-29', [true, 'birthday']],
  ['1990-02-28', '2028-02-29', [true, 'after']],
  ['1990-12-31', '2026-12-30', [true, 'before']],
  ['1990-12-31', '2027-01-01', [true, 'after']],
  ['1990-01-01', '2026-12-31', [true, 'before']],
  ['1990-01-01', '2027-01-01', [true, 'birthday']],
  ['1990-01-01', '2027-01-03', [false, null]],
])('a customer born on %s is answered about the birthday on %s: %j', async (birthDate, day, expected) => {
  expect(await birthdayAnswer(birthDate, day)).toEqual(expected)
})

test('the birthday begins at midnight in Kyiv', async () => {
  const { db, browser, clock } = await signedIn('2026-05-09T20:59:30Z')
  await db.collection('customers').updateOne({}, { $set: { birthDate: '1990-05-11' } })
  const isIt = async () => (await browser.get('/api/user/check-birthday')).body.status

  expect(await isIt()).toBe(false)
  clock.wait(60)
  expect(await isIt()).toBe(true)
})

test('a customer without a birth date has no birthday', async () => {
  const { browser } = await signedIn()
  expect((await browser.get('/api/user/check-birthday')).body).toEqual({ status: false, day: null })
})
