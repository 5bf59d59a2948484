import { defineEndpoint } from '@shop/contracts/endpoint'
import { type ServiceName, serviceNames, urlVariable } from '@shop/contracts/parts'
import { createApp } from '@shop/service-kit/app/create-app'
import { listen } from '@shop/service-kit/app/listen'
import { createInternalCalls } from '@shop/service-kit/between-services/internal'
import { drawKey, drawKeys, publicKeysSchema } from '@shop/service-kit/between-services/internal-keys'
import { internalRoutes } from '@shop/service-kit/between-services/internal-routes'
import { answerContract } from '@shop/service-kit/between-services/service-contract'
import { handle } from '@shop/service-kit/calls/handle'
import { createRoutes } from '@shop/service-kit/calls/routes'
import { silentLog } from '@shop/service-kit/log/log'
import * as z from 'zod/mini'
import { runningServices } from './running-services.ts'

const { privateKeys, INTERNAL_KEYS } = drawKeys()
const keys = publicKeysSchema.parse(INTERNAL_KEYS)
const result = z.object({ name: z.string() })

/** A service that runs with one public call. */
async function aService(name: ServiceName) {
  const path = `/api/${name}`
  const routes = createRoutes()
  handle(routes, defineEndpoint({ method: 'GET', path, summary: name, access: 'public', result }), async () => ({
    name,
  }))
  const internal = createInternalCalls()
  answerContract({ routes: [routes], internal })
  const app = createApp({
    name,
    log: silentLog,
    routes: [internalRoutes(internal, { owner: name, keys })],
    publicOrigin: null,
    trustedProxies: 0,
  })
  return listen({ app: app.callback(), host: '127.0.0.1', port: 0 })
}

const servers = Promise.all(serviceNames.map(aService))
afterAll(async () => {
  for (const server of await servers) await server.stop()
})

async function environment() {
  const ports = (await servers).map(({ port }) => port)
  const urls = serviceNames.map((name, index) => [urlVariable(name), `http://127.0.0.1:${ports[index]}`])
  return { COMMANDS_INTERNAL_KEY: privateKeys.commands, ...Object.fromEntries(urls) }
}

test('the services that run say together what they answer', async () => {
  const running = await runningServices(await environment())

  expect(Object.keys(running?.contract.calls ?? {})).toEqual(serviceNames.map(name => `GET /api/${name}`))
  expect(running?.contract.calls['GET /api/cart-checkout']?.result).toMatchObject({ required: ['name'] })
})

test('a service that knows the command by another key is named, and no release goes on without it', async () => {
  const env = { ...(await environment()), COMMANDS_INTERNAL_KEY: drawKey().privateKey }

  await expect(runningServices(env)).rejects.toThrow(/^catalog at http:\S+ does not say what it answers: not_found$/)
})

test('without a key or a secret services are not asked', async () => {
  expect(await runningServices({})).toBeNull()
})
