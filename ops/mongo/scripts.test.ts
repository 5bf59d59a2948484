import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

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
    cpSync(path.join(import.meta.dirname, 'draw-secrets.sh'), path.join(place, 'ops/mongo/draw-secrets.sh'))
    cpSync('.env.example', path.join(place, '.env.example'))
  })
  const values = () => {
    const lines = readFileSync(path.join(place, '.env'), 'utf8').matchAll(/^([A-Z_]+)=(.+)$/gm)
    return Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value]))
  }

  test('are drawn where they lack, for nobody else to read, and none is printed', () => {
    const printed = draw()
    const drawn = ['INTERNAL_SECRET', 'RELEASES_SECRET', 'MONGO_KEY', 'MONGO_ROOT_PASSWORD', 'CATALOG_MONGODB_PASSWORD']
    for (const name of drawn) {
      expect(printed).toContain(`drawn: ${name}`)
      expect(values()[name]).toMatch(/^[\w+/]{64}$/)
    }
    expect(new Set(drawn.map(name => values()[name])).size).toBe(drawn.length)
    expect(printed).not.toContain(values().MONGO_KEY)
    expect(statSync(path.join(place, '.env')).mode & 0o077).toBe(0)
  })

  test('stay once they have a value', () => {
    const before = values()
    expect(draw()).toBe('')
    expect(values()).toEqual(before)
  })
})
