import type { AuditRow } from '@shop/contracts/staff/people/audit'
import { aClock } from '@shop/testing/a-clock'
import { login, withSecondFactor } from '../../test/second-factor.ts'
import { startApi } from '../../test/start-api.ts'

const wrong = 'a guess'

/** A shop whose limits let a stranger try as often as many strangers together could. */
async function underAttack() {
  const clock = aClock()
  const api = await startApi({ clock, wait: async () => {}, limitsFactor: 1000 })
  const guess = (name: string, place = 1, password = wrong) =>
    api
      .open()
      .post('/api/admin/login', { login: name, password }, { 'x-forwarded-for': `203.0.${place >> 8}.${place & 255}` })
  async function refused() {
    const { body } = await (await api.openAs('owner')).get('/api/admin/audit?kind=sign_in')
    return (body.entries as AuditRow[]).filter(({ action }) => action === 'login_refused')
  }
  return { ...api, clock, guess, refused }
}

test('refused sign-ins of one login from one address are one entry an hour, which says how many they were', async () => {
  const { guess, refused, clock, db } = await underAttack()
  for (let tries = 0; tries < 7; tries += 1) await guess('olha')
  expect(await refused()).toMatchObject([{ who: 'olha', address: '203.0.0.1', tries: 7 }])

  clock.wait(1)
  await guess('olha', 2)
  clock.wait(3600)
  await guess('olha')
  expect((await refused()).map(({ address, tries }) => [address, tries])).toEqual([
    ['203.0.0.1', 1],
    ['203.0.0.2', 1],
    ['203.0.0.1', 7],
  ])
  expect(await db.collection('audit').countDocuments({ action: 'login_refused' })).toBe(3)
})

test('a stranger who tries many logins from many addresses leaves eleven entries an hour, and the rest is counted', async () => {
  const { guess, refused } = await underAttack()
  for (let place = 1; place <= 14; place += 1) await guess(`nobody-${place}`, place)

  const entries = await refused()
  expect(entries).toHaveLength(11)
  expect(entries.find(({ who }) => who === '*')).toMatchObject({ tries: 4, address: '' })
  expect(entries.reduce((sum, { tries }) => sum + (tries ?? 0), 0)).toBe(14)
})

test('guesses at logins that nobody has do not hide those at a login that somebody has', async () => {
  const { guess, refused } = await underAttack()
  for (let place = 1; place <= 11; place += 1) await guess(`nobody-${place}`, place)
  for (let place = 1; place <= 12; place += 1) await guess('olha', place)

  const ofOlha = (await refused()).filter(({ who }) => who === 'olha')
  expect(ofOlha).toHaveLength(11)
  expect(ofOlha.find(({ address }) => address === '')).toMatchObject({ tries: 2 })
})

test('every sign-in that went well is recorded, in the midst of refused ones', async () => {
  const { guess, db } = await underAttack()
  for (let round = 0; round < 3; round += 1) {
    await guess('olha')
    await guess('olha', 1, login.password)
  }

  expect(await db.collection('audit').countDocuments({ who: 'olha', action: 'login' })).toBe(3)
})

test('tries at the same moment are all counted', async () => {
  const { guess, refused } = await underAttack()
  await Promise.all(Array.from({ length: 8 }, () => guess('olha')))

  expect(await refused()).toMatchObject([{ tries: 8 }])
})

test('wrong codes of the second step are one entry of their own', async () => {
  const { db, firstStep } = await withSecondFactor()
  const { send } = await firstStep()
  for (let tries = 0; tries < 4; tries += 1) await send('000000')

  const entries = await db.collection('audit').find({ action: 'login_refused' }).toArray()
  expect(entries).toMatchObject([{ who: 'olha', asked: { second_factor: true }, tries: 4 }])
})
