import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { keyOfService } from '@shop/contracts/released-services'
import { createFolderStore } from '@shop/service-kit/releases/folder-store'
import { registerServices } from '../release-contracts/register-services.ts'
import type { StoredDocuments } from '../releases/contract.ts'
import { documentProblems } from './document-proof.ts'
import { requestRelease } from './request-release.ts'

let parts = ''
beforeEach(() => {
  parts = mkdtempSync(path.join(tmpdir(), 'shop-documents-'))
})
afterEach(() => rmSync(parts, { recursive: true }))

const text = { is: 'name', name: 'string' } as const
const storing = (...fields: string[]): StoredDocuments => {
  const shape = { is: 'object' as const, fields: Object.fromEntries(fields.map(name => [name, { shape: text }])) }
  return { level: 0, collections: { customers: shape } }
}
const newField =
  'account: this version could not read documents of the one before: customers.phone is missing; let it be absent, fill phone of customers by a migration of account, and require it in the next'

function openRegistry() {
  const registry = { parts, store: createFolderStore(parts) }
  const prove = (version: string, stored: StoredDocuments) => {
    const folder = path.join(parts, keyOfService('account'), 'dist', version)
    mkdirSync(folder, { recursive: true })
    return documentProblems(registry, 'account', { folder, stored, migrations: [] })
  }
  return { registry, prove }
}

test('a service is compared with the version in service, and a field that it suddenly requires is refused', async () => {
  const { registry, prove } = openRegistry()
  await prove('aaaaaaaaaaaa', storing('email'))
  await requestRelease(registry, 'account', { version: 'aaaaaaaaaaaa' }, 0)

  expect(await prove('bbbbbbbbbbbb', storing('email'))).toEqual({ problems: [] })
  expect(await prove('cccccccccccc', storing('email', 'phone'))).toEqual({ problems: [newField] })
})

test('where the version in service does not say what it stores, what was registered is compared', async () => {
  const { registry, prove } = openRegistry()
  await registerServices(registry, 'release', { account: storing('email') })

  expect(await prove('bbbbbbbbbbbb', storing('email', 'phone'))).toEqual({ problems: [newField] })
})

test('without either nothing is proved, and the team is told what to do', async () => {
  expect(await openRegistry().prove('aaaaaaaaaaaa', storing('email'))).toEqual({
    problems: [],
    notProved: [expect.stringContaining('npm run contracts registers')],
  })
})
