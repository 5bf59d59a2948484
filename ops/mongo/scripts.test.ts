import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { internalKeyVariable } from '@shop/contracts/parts'
import { type InternalCaller, internalCallers } from '@shop/contracts/who-asks-whom'
import { isKnownKey, privateKeySchema, publicKeysSchema } from '@shop/service-kit/between-services/internal-keys'

const folder = mkdtempSync(path.join(tmpdir(), 'members-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('a member', () => {
  const key = 'k'.repeat(40)
  /** Starts a member whose server only says how it was called and with which key. */
  function start(env: Record<string, string>) {
    writeFileSync(
      path.join(folder, 'mongod'),
      '#!/bin/sh\necho "$@"; stat -c %a "$TMPDIR/key"; cat "$TMPDIR/key"; env | grep -c MONGO_KEY',
    )
    chmodSync(path.join(folder, 'mongod'), 0o755)
    const script = path.join(import.meta.dirname, 'member.sh')
    return spawnSync('sh', [script, '--wiredTigerCacheSizeGB', '1'], {
      env: { PATH: `${folder}:${process.env.PATH}`, TMPDIR: folder, ...env },
      encoding: 'utf8',
    })
  }

  test('starts with the key in a file that only it reads, and without it in its environment', () => {
    expect(start({ MONGO_KEY: key }).stdout.split('\n')).toEqual([
      `--replSet rs0 --keyFile ${folder}/key --bind_ip_all --setParameter javascriptEnabled=false --wiredTigerCacheSizeGB 1`,
      '600',
      `${key}0`,
      '',
    ])
  })

  test.each([{}, { MONGO_KEY: 'short' }])('does not start without a long key: %j', env => {
    const { status, stderr } = start(env as Record<string, string>)
    expect([status, stderr]).toEqual([1, expect.stringContaining('set MONGO_KEY')])
  })
})

describe('the secrets of docker-compose', () => {
  const place = path.join(folder, 'shop')
  const draw = () => execFileSync('sh', [path.join(place, 'ops/mongo/draw-secrets.sh')], { encoding: 'utf8' })
  beforeAll(() => {
    mkdirSync(path.join(place, 'ops/mongo'), { recursive: true })
    for (const script of ['draw-secrets.sh', 'change-key.sh', 'env-file.sh'])
      cpSync(path.join(import.meta.dirname, script), path.join(place, 'ops/mongo', script))
    cpSync('.env.example', path.join(place, '.env.example'))
  })
  const values = () => {
    const lines = readFileSync(path.join(place, '.env'), 'utf8').matchAll(/^([A-Z_]+)=(.+)$/gm)
    return Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value]))
  }

  test('are drawn where they lack, for nobody else to read, and none is printed', () => {
    const printed = draw()
    const drawn = ['RELEASES_SECRET', 'MONGO_KEY', 'MONGO_ROOT_PASSWORD', 'CATALOG_MONGODB_PASSWORD']
    for (const name of drawn) {
      expect(printed).toContain(`drawn: ${name}`)
      expect(values()[name]).toMatch(/^[\w+/]{64}$/)
    }
    for (const name of internalCallers.map(internalKeyVariable)) expect(printed).toContain(`drawn: ${name}`)
    expect(new Set(drawn.map(name => values()[name])).size).toBe(drawn.length)
    expect(printed).not.toContain(values().MONGO_KEY)
    expect(statSync(path.join(place, '.env')).mode & 0o077).toBe(0)
  })

  test('stay once they have a value', () => {
    const before = values()
    expect(draw()).toBe('')
    expect(values()).toEqual(before)
  })

  const known = (caller: InternalCaller) => publicKeysSchema.parse(values().INTERNAL_KEYS).get(caller) ?? []
  const isKnown = (caller: InternalCaller) =>
    isKnownKey(
      publicKeysSchema.parse(values().INTERNAL_KEYS),
      caller,
      privateKeySchema.parse(values()[internalKeyVariable(caller)]),
    )

  test('give each service a key of its own, by which the others know it', () => {
    expect(internalCallers.map(isKnown)).toEqual(internalCallers.map(() => true))
    expect(new Set(internalCallers.map(caller => values()[internalKeyVariable(caller)])).size).toBe(
      internalCallers.length,
    )
  })

  test('are changed one key at a time: the next is known before it is used, the former until it is struck', () => {
    const change = (step: string) =>
      execFileSync('sh', [path.join(place, 'ops/mongo/change-key.sh'), 'cart-checkout', step], {
        encoding: 'utf8',
        stdio: 'pipe',
      })
    const before = values()
    expect(() => change('use')).toThrow('cart-checkout has no next key')

    change('add')
    expect(known('cart-checkout')).toHaveLength(2)
    expect(values().CART_CHECKOUT_INTERNAL_KEY).toBe(before.CART_CHECKOUT_INTERNAL_KEY)
    expect(() => change('strike')).toThrow('not used yet')
    change('use')
    expect(values().CART_CHECKOUT_INTERNAL_KEY).not.toBe(before.CART_CHECKOUT_INTERNAL_KEY)
    expect([known('cart-checkout').length, isKnown('cart-checkout')]).toEqual([2, true])
    change('strike')
    expect([known('cart-checkout').length, isKnown('cart-checkout')]).toEqual([1, true])
    expect(internalCallers.filter(caller => caller !== 'cart-checkout').map(isKnown)).not.toContain(false)
    expect(draw()).toBe('')
  })
})
