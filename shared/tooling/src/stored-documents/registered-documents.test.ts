import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createFolderStore } from '@shop/service-kit/releases/folder-store'
import { registerServices } from '../release-contracts/register-services.ts'
import type { StoredDocuments } from '../releases/contract.ts'
import { problemsWithRegistered } from './registered-documents.ts'

let parts = ''
beforeAll(() => {
  parts = mkdtempSync(path.join(tmpdir(), 'shop-stored-'))
})
afterAll(() => rmSync(parts, { recursive: true }))

const text = { is: 'name', name: 'string' } as const
const storing = (...fields: string[]): Record<string, StoredDocuments> => {
  const shape = { is: 'object' as const, fields: Object.fromEntries(fields.map(name => [name, { shape: text }])) }
  return { account: { level: 0, collections: { customers: shape } } }
}

test('services are compared with what was registered last, and not before something was', async () => {
  const registry = { parts, store: createFolderStore(parts) }
  expect(await problemsWithRegistered(registry, storing('email', 'phone'))).toEqual([])
  await registerServices(registry, 'release')
  expect(await problemsWithRegistered(registry, storing('email', 'phone'))).toEqual([])

  const version = await registerServices(registry, 'release', storing('email'))

  expect(await problemsWithRegistered(registry, storing('email'))).toEqual([])
  expect(await problemsWithRegistered(registry, storing('email', 'phone'))).toEqual([
    expect.stringContaining(
      'account: this version could not read documents of the one before: customers.phone is missing',
    ),
  ])
  expect(await registerServices(registry, 'release', storing('email', 'phone'))).not.toBe(version)
})
