import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const id = '4bf92f3577b34da6a3ce929d0e0e4736'
const folder = mkdtempSync(path.join(tmpdir(), 'logs-'))
afterAll(() => rmSync(folder, { recursive: true }))

const aLine = (facts: object) => `${JSON.stringify({ level: 'info', pid: 1, ...facts })}\n`

function logs(words: string[], input = '') {
  const env = { ...process.env, DATA_DIR: folder }
  const args = ['--disable-warning=ExperimentalWarning', path.join(import.meta.dirname, 'main.ts'), ...words]
  return spawnSync(process.execPath, args, { env, input, encoding: 'utf8' })
}

beforeAll(() => {
  mkdirSync(path.join(folder, 'shape'))
  const refused = {
    name: 'cart-checkout',
    msg: 'request refused',
    request_id: id,
    code: 'busy',
    asked: '/internal/price',
    waited: 10_002,
  }
  writeFileSync(path.join(folder, 'shop.log'), `${aLine({ time: '2026-11-30T10:00:10.100Z', ...refused })}torn {`)
  const others = aLine({
    time: '2026-11-30T10:00:01.000Z',
    name: 'catalog',
    msg: `asked for ${id}`,
    request_id: 'another-one',
  })
  writeFileSync(path.join(folder, 'shop.2026-11-29T00-00-00-000Z.log'), others)
  const first = aLine({ time: '2026-11-30T10:00:00.050Z', name: 'catalog', msg: 'the price is old', request_id: id })
  writeFileSync(path.join(folder, 'shape', 'catalog-1.log'), first)
})

test('the lines of a request are found over all processes, oldest first', () => {
  const { status, stdout } = logs([id])
  expect(status).toBe(0)
  expect(stdout.trim().split('\n')).toEqual([
    '2026-11-30T10:00:00.050Z  catalog  info  the price is old',
    '2026-11-30T10:00:10.100Z  cart-checkout  info  request refused  code=busy  asked=/internal/price  waited=10002',
  ])
})

test('lines of containers may be piped in, with the names before them', () => {
  const line = aLine({ time: '2026-11-30T10:00:12+00:00', name: 'door', msg: 'refused', request_id: id, status: 503 })
  const { stdout } = logs([id, '-', '--json'], `door_1  | ${line}`)
  expect(JSON.parse(stdout.trim().split('\n').at(-1) ?? '')).toMatchObject({ name: 'door', status: 503 })
})

test('what a browser reported of the request as failed is shown beside', () => {
  const line = aLine({
    time: '2026-11-30T10:00:11.000Z',
    name: 'admin',
    msg: 'a remote did not load',
    failed_request: id,
  })
  expect(logs([id, '-'], line).stdout).toContain(`admin  info  a remote did not load  failed_request=${id}`)
})

test('an id that no line has, and a word that is no id, are told', () => {
  expect(logs(['ffffffffffffffff'])).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('No line of ffffffffffffffff in 3 files'),
  })
  expect(logs([])).toMatchObject({ status: 1, stderr: expect.stringContaining('This is no id of a request') })
  expect(logs([id, 'more']).status).toBe(1)
})
