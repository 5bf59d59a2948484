import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { keepSecret, secretFileOf } from './kept-secret.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'shop-secret-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a shop signs with the same secret after a restart, and nobody else on the machine may read it', async () => {
  const dataDir = path.join(folder, 'new/data')
  const secret = await keepSecret(dataDir)

  expect(secret.length).toBeGreaterThanOrEqual(24)
  expect(await keepSecret(dataDir)).toBe(secret)
  expect(statSync(secretFileOf(dataDir)).mode & 0o777).toBe(0o600)
})

test('a file that was emptied gets a secret again', async () => {
  writeFileSync(secretFileOf(folder), '')

  expect((await keepSecret(folder)).length).toBeGreaterThanOrEqual(24)
})
