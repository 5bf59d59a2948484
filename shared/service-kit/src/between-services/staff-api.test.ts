import type { IncomingMessage, ServerResponse } from 'node:http'
import { defineEndpoint } from '@shop/contracts/endpoint'
import * as z from 'zod/mini'
import { listen } from '../app/listen.ts'
import { createStaffApi, overHttp, withinProcess } from './staff-api.ts'

const endpoint = defineEndpoint({
  method: 'GET',
  path: '/api/admin/things/:name',
  summary: 'A thing',
  access: 'staff:content',
  params: z.object({ name: z.string() }),
  result: z.object({ seen: z.string() }),
})

/** Answers with what it was asked, but refuses every other session than this one. */
function app({ url, headers }: IncomingMessage, res: ServerResponse): void {
  const known = headers.cookie === '__Host-staff=known'
  res.statusCode = known ? 200 : 401
  const refusal = { status: false, error: { code: 'not_authenticated', message: '' } }
  res.end(JSON.stringify(known ? { status: true, seen: url } : refusal))
}

test.each(['within the process', 'over HTTP'])('%s a question goes in the name of the session', async way => {
  const door = await listen({ app, host: '127.0.0.1', port: 0 })
  const staff = createStaffApi(way === 'over HTTP' ? overHttp([`http://127.0.0.1:${door.port}`]) : withinProcess(app))

  expect(await staff.call(endpoint, { name: 'a/b' }, 'known')).toEqual({ seen: '/api/admin/things/a%2Fb' })
  await expect(staff.call(endpoint, { name: 'a' }, 'unknown')).rejects.toMatchObject({ code: 'not_authenticated' })
  await door.stop()
})

test('a service that is away is busy', async () => {
  const gone = await listen({ app, host: '127.0.0.1', port: 0 })
  await gone.stop()
  const within = withinProcess((_, res) => void res.destroy())

  for (const send of [overHttp([`http://127.0.0.1:${gone.port}`]), within])
    await expect(createStaffApi(send).call(endpoint, { name: 'a' }, 'known')).rejects.toMatchObject({ code: 'busy' })
})
