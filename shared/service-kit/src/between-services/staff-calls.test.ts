import { defineEndpoint } from '@shop/contracts/endpoint'
import * as z from 'zod/mini'
import { startDownload } from '../calls/download.ts'
import { createInternalCalls } from './internal.ts'
import { staffDownload, staffRead, staffWrite } from './staff-calls.ts'

const read = defineEndpoint({
  method: 'GET',
  path: '/api/admin/shelves/:name',
  summary: 'A shelf',
  access: 'staff:content',
  owner: 'catalog',
  params: z.object({ name: z.string() }),
  result: z.object({ name: z.string() }),
})
const write = { ...read, method: 'PUT', action: 'shop_change' } as const
const answer = { name: 'left' }

test('a call of staff is registered once, beside its rule', () => {
  const calls = createInternalCalls()
  staffRead(calls, read, () => answer)
  staffWrite(calls, write, async () => ({ answer, change: null }))

  expect([...calls.keys()]).toEqual(['/internal/GET/api/admin/shelves/:name', '/internal/PUT/api/admin/shelves/:name'])
  expect(() => staffRead(calls, read, () => answer)).toThrow('registered twice')
})

test.each([
  ['a read that changes something', () => staffRead(createInternalCalls(), write, () => answer), 'only read'],
  [
    'a change that only reads',
    () => staffWrite(createInternalCalls(), read, async () => silent),
    'change with an action',
  ],
  [
    'a change without a name in the audit log',
    () => staffWrite(createInternalCalls(), { ...read, method: 'PUT' }, async () => silent),
    'change with an action',
  ],
  [
    'a file that is declared as JSON',
    () => staffDownload(createInternalCalls(), read, () => startDownload('a.csv', nothing())),
    'to answer a file',
  ],
  [
    'a call without an owner',
    () => staffRead(createInternalCalls(), { ...read, owner: undefined } as never, () => answer),
    'no owner',
  ],
  [
    'a call for everybody',
    () => staffRead(createInternalCalls(), { ...read, access: 'public' }, () => answer),
    'no owner',
  ],
])('%s stops the start', (_, register, reason) => {
  expect(register).toThrow(reason)
})

async function* nothing(): AsyncGenerator<string> {}
const silent = { answer, change: null }
