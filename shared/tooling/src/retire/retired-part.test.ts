import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Part } from '@shop/contracts/parts'
import { stepsByHand } from './by-hand.ts'
import { retiredPart } from './retired-part.ts'

const about = { team: '@levada/catalogue', title: { uk: 'Лукбук', en: 'Lookbook' } } as const
const table: readonly Part[] = [
  { ...about, name: 'host', kind: 'shell' },
  { ...about, name: 'mf-look-book', kind: 'remote' },
  { ...about, name: 'look-book', kind: 'service', plain: true },
]
const root = mkdtempSync(path.join(tmpdir(), 'shop-retired-'))
beforeAll(() => {
  for (const folder of ['mf-look-book', 'services/look-book', 'shared/contracts/src/look-book'])
    mkdirSync(path.join(root, folder), { recursive: true })
})
afterAll(() => rmSync(root, { recursive: true }))

const namesOf = (rows: readonly Part[]) => rows.map(({ name }) => name)

test('a remote goes with its service and their contract, or without where the service is kept', () => {
  const all = retiredPart(root, 'mf-look-book', table)
  expect([namesOf(all.rows), namesOf(all.rest)]).toEqual([['mf-look-book', 'look-book'], ['host']])
  expect(all.folders).toEqual(['mf-look-book', 'services/look-book', 'shared/contracts/src/look-book'])

  const alone = retiredPart(root, 'mf-look-book', table, { keepsService: true })
  expect([namesOf(alone.rows), alone.folders]).toEqual([['mf-look-book'], ['mf-look-book']])
  expect(namesOf(retiredPart(root, 'look-book', table).rows)).toEqual(['look-book'])
})

test('what is no part, and what every shop has, does not go', () => {
  expect(() => retiredPart(root, 'mf-gifts', table)).toThrow('there is no part mf-gifts: name one of mf-look-book')
  expect(() => retiredPart(root, 'host', table)).toThrow('host is no part that can go')
})

test('the database, the tokens and the registry of shops that run are named for people', () => {
  const { rows } = retiredPart(root, 'mf-look-book', table)
  const env = {
    DB_PREFIX: 'levada_',
    RELEASE_TOKENS: `looks:mf-look-book,host=a frame:host=b`,
    PARTS_DIR: '/srv/parts',
  }
  const [tokens, registry, database] = stepsByHand(rows, env)

  expect(tokens).toContain('take mf-look-book out: it stands with looks;')
  expect(registry).toContain('remove the folder /srv/parts/mf-look-book')
  expect(database).toContain('database levada_look_book: when no process of look-book runs any more')
  expect(stepsByHand(rows, { RELEASES_MONGODB_URI: 'mongodb://db' })[1]).toContain(
    'of the collection parts in shop_releases',
  )
})
