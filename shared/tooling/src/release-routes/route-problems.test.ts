import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { RemoteRoute } from '@shop/contracts/pages'
import type { AppName } from '../apps.ts'
import { buildProofs } from '../releases/check-release.ts'
import { hashOf } from '../webpack/asset-list.ts'
import { routeProblems } from './route-problems.ts'

const title = { uk: 'Лукбук | Левада', en: 'Lookbook | Levada' }
const lookbook = { path: '/lookbook', page: 'lookbook', title } satisfies RemoteRoute
const chunks = { 'page-lookbook': [] }
const account = new Map([['mf-account' as const, { routes: [{ ...lookbook, path: '/user/login', page: 'login' }] }]])

const problemsOf = (change: object, others: typeof account = account) =>
  routeProblems('mf-catalog', { chunks, routes: [{ ...lookbook, ...change }] }, others)

test('a page at an address that nobody has is released', () => {
  expect(problemsOf({})).toEqual([])
})

test('a path that another remote has is refused, and the message names both parts and the path', () => {
  expect(problemsOf({ path: '/user/login' })).toEqual(['mf-catalog claims /user/login, which mf-account has'])
  expect(problemsOf({ path: '/user/:name' })).toEqual([
    'mf-catalog claims /user/:name, which mf-account has as /user/login',
  ])
})

test('a path of the frame, of a call or of a file is refused', () => {
  expect(problemsOf({ path: '/contacts' })).toEqual(['mf-catalog claims /contacts, which host has'])
  expect(problemsOf({ path: '/api/lookbook' })).toEqual([
    'mf-catalog claims /api/lookbook, which is no address of a page',
  ])
})

test('a frame that wants the path of a remote is refused, too', () => {
  const taken = new Map([['mf-catalog' as const, { routes: [{ ...lookbook, path: '/contacts' }] }]])

  expect(routeProblems('host', { chunks: {} }, taken)).toEqual(['host claims /contacts, which mf-catalog has'])
  expect(routeProblems('host', { chunks: {} }, account)).toEqual([])
})

test.each<[string, object, string]>([
  ['without a title in English', { title: { uk: 'Лукбук' } }, '/lookbook title.en'],
  ['for all addresses', { path: '/:anything' }, '/:anything path'],
  ['with a member that nobody knows', { guarded: true }, '/lookbook'],
  ['with a view that the server does not have', { view: 'lookbook' }, '/lookbook view'],
  ['that is listed and names something', { path: '/lookbook/:season', inSitemap: true }, '/lookbook/:season'],
])('a route %s is refused, and the message names it', (_, change, place) => {
  const [problem, ...others] = problemsOf(change)

  expect(problem).toMatch(/^mf-catalog has routes that nobody could follow: /)
  expect(problem).toContain(place)
  expect(others).toEqual([])
})

test('a release without routes is refused', () => {
  expect(routeProblems('mf-catalog', { chunks }, account)[0]).toContain(
    'mf-catalog has routes that nobody could follow',
  )
})

test('a page that is not exposed, a path twice and a call that not everybody may read are named', () => {
  expect(problemsOf({ page: 'looks' })).toEqual(['/lookbook shows page-looks, which is not exposed'])
  expect(routeProblems('mf-catalog', { chunks, routes: [lookbook, lookbook] }, account)).toEqual([
    'mf-catalog has the path /lookbook twice',
  ])
  expect(problemsOf({ firstCalls: [{ call: '/api/user/info' }, { call: '/api/categories/all' }] })).toEqual([
    '/lookbook asks /api/user/info first, which is no call that everybody may read',
  ])
})

test('a release is compared with what is handed out to most and with canaries, and is refused for a path of either', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-routes-'))
  const lay = (name: string, routes: object[]) => {
    mkdirSync(path.join(folder, name))
    const file = 'integrity.9e9e9e9e.json'
    const integrity = Object.fromEntries([file, ...Object.values(chunks).flat()].map(name => [name, hashOf(name)]))
    const list = { chunks, files: Object.keys(integrity), integrity, integrityFile: file, routes }
    writeFileSync(path.join(folder, name, 'assets.json'), JSON.stringify(list))
  }
  lay('built', [lookbook])
  lay('stable', [])
  lay('canary', [lookbook])
  const onlyAccount = (version: string) => async (app: AppName) => {
    if (app !== 'mf-account') throw new Error('nothing was released')
    return path.join(folder, version)
  }
  const proofs = (canary: string) =>
    buildProofs('mf-catalog', path.join(folder, 'built'), onlyAccount('stable'), onlyAccount(canary))

  expect(await proofs('canary').routes?.()).toEqual(['mf-catalog claims /lookbook, which mf-account has'])
  expect(await proofs('stable').routes?.()).toEqual([])
  rmSync(folder, { recursive: true })
})
