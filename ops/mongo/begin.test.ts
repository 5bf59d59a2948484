import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { runInNewContext } from 'node:vm'
import { aMember, type Member } from './test/member.ts'

// mongosh and a server with users are not here: the script runs against a member that answers as the manual of MongoDB says.
const script = readFileSync(path.join(import.meta.dirname, 'begin.js'), 'utf8')
const passwords = {
  MONGO_ROOT_PASSWORD: 'of root',
  CATALOG_MONGODB_PASSWORD: 'of catalog',
  CART_CHECKOUT_MONGODB_PASSWORD: 'of checkout',
}

/** One health check: its exit code and what it printed. */
function check(member: Member, env: Record<string, string> = passwords) {
  let code = 0
  const printed: string[] = []
  runInNewContext(script, {
    ...{ db: member.db(), rs: member.rs, sleep: () => undefined, process: { env } },
    print: (line: string) => printed.push(line),
    quit: (given: number) => {
      code = given
    },
    require: createRequire(import.meta.url),
  })
  return { code, printed }
}

test('a new set gets its members, and each service a user who knows its own database only', () => {
  const member = aMember()
  expect(check(member)).toEqual({ code: 0, printed: [] })

  expect(member.hosts).toEqual(['mongo:27017', 'mongo-2:27017', 'mongo-3:27017'])
  expect(Object.keys(member.users)).toEqual(['root', 'catalog', 'cart-checkout'])
  expect(member.users['cart-checkout']?.roles).toEqual([
    { role: 'readWrite', db: 'shop_cart_checkout' },
    { role: 'dbAdmin', db: 'shop_cart_checkout' },
  ])
})

test('a check of a set that is whole writes nothing', () => {
  const member = aMember()
  check(member)
  const before = member.writes()

  expect(check(member).code).toBe(0)
  expect(member.writes()).toBe(before)
})

test('the one member without users that the shop had becomes one of three', () => {
  const member = aMember({ hosts: ['mongo:27017'] })
  expect(check(member).code).toBe(0)

  expect(member.hosts).toHaveLength(3)
  expect(member.users.catalog?.pwd).toBe('of catalog')
})

test('another password of a service is taken over, and an own prefix of the databases', () => {
  const member = aMember()
  check(member)
  check(member, { ...passwords, CATALOG_MONGODB_PASSWORD: 'a new one', DB_PREFIX: 'lviv_' })

  expect(member.users.catalog).toMatchObject({
    pwd: 'a new one',
    roles: [{ db: 'lviv_catalog' }, { db: 'lviv_catalog' }],
  })
})

test('while another member leads, nothing is written here', () => {
  const member = aMember()
  check(member)
  member.follow()
  const before = member.writes()

  expect(check(member, { ...passwords, CATALOG_MONGODB_PASSWORD: 'a new one' }).code).toBe(0)
  expect(member.writes()).toBe(before)
})

test('a wrong or missing password is told, and no member is called healthy', () => {
  const member = aMember()
  check(member)

  expect(check(member, { ...passwords, MONGO_ROOT_PASSWORD: 'guessed' })).toEqual({
    code: 1,
    printed: ['not authorized on admin to execute command createUser'],
  })
  expect(check(member, { CATALOG_MONGODB_PASSWORD: 'x' }).printed).toEqual(['MONGO_ROOT_PASSWORD is not set'])
  expect(check(member, { ...passwords, ADMIN_MONGODB_PASSWORD: '' }).printed).toEqual([
    'ADMIN_MONGODB_PASSWORD is not set',
  ])
})
