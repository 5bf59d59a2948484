import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { forgetStoreAddress, readStoreAddress, writeStoreAddress } from './store-address.ts'

const uri = 'mongodb://127.0.0.1:27028/'
const NOBODY = 2 ** 22 + 1

let dataDir = ''
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'shop-address-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

test('an open store is found by its data folder', async () => {
  await writeStoreAddress(dataDir, uri, process.pid)

  expect(await readStoreAddress(dataDir)).toBe(uri)
})

test('a store that was killed, closed or never opened is not found', async () => {
  expect(await readStoreAddress(dataDir)).toBeNull()
  await writeStoreAddress(dataDir, uri, NOBODY)
  expect(await readStoreAddress(dataDir)).toBeNull()
  await writeStoreAddress(dataDir, uri, process.pid)
  await forgetStoreAddress(dataDir)
  expect(await readStoreAddress(dataDir)).toBeNull()
})
