import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { hashOf } from '../webpack/asset-list.ts'
import { filesMissingAt } from './files-elsewhere.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'shop-elsewhere-'))
const files: Record<string, { text: string; allows: string | null }> = {
  'right.js': { text: 'right.js', allows: '*' },
  'named.js': { text: 'named.js', allows: 'https://shop.example' },
  'altered.js': { text: 'something else', allows: '*' },
  'unread.js': { text: 'unread.js', allows: null },
}

const server = createServer((request, response) => {
  const file = files[request.url?.replace('/1a2b/', '') ?? '']
  if (!file) return response.writeHead(404).end()
  response.writeHead(200, file.allows ? { 'access-control-allow-origin': file.allows } : {}).end(file.text)
})

beforeAll(async () => {
  const names = [...Object.keys(files), 'gone.js']
  const integrity = Object.fromEntries(names.map(name => [name, hashOf(name)]))
  writeFileSync(path.join(folder, 'assets.json'), JSON.stringify({ integrity }))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
})

afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

test('a file that is not there, is another one or may not be read by the shop is named before anybody is led there', async () => {
  const { port } = server.address() as AddressInfo
  const missing = await filesMissingAt(`http://127.0.0.1:${port}/1a2b/`, folder, 'https://shop.example')

  expect(missing.toSorted()).toEqual(['altered.js', 'gone.js', 'unread.js'])
})
