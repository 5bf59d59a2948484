import { closeAfterTest } from '@shop/testing/after-test'
import { freshDatabase } from '@shop/testing/database'
import { openTraceSink } from '@shop/testing/trace-sink'
import { root } from './compose-file.ts'
import { freePort } from './free-port.ts'
import { runScript, until } from './run-process.ts'

/** Prints, as the process ends, which packages of OpenTelemetry it has loaded. */
const printLoaded = `data:text/javascript,${encodeURIComponent(`
  import module from 'node:module'
  process.on('exit', () => {
    const names = Object.keys(module._cache).flatMap(file => file.match(/@opentelemetry[/\\\\\\\\]([\\w-]+)/)?.[1] ?? [])
    console.log('loaded: ' + JSON.stringify([...new Set(names)].sort()))
  })
`)}`

/** The service of accounts as a process, from its start to its end. */
async function runAccounts(env: Record<string, string>) {
  const { databaseName } = await freshDatabase()
  const port = await freePort()
  const variables = {
    MONGODB_URI: process.env.MONGODB_URI ?? '',
    DB_PREFIX: `${databaseName.slice(0, 18)}_`,
    INTERNAL_SECRET: 'only for tests, never elsewhere',
    PORT: String(port),
    ...env,
  }
  const service = runScript('services/account/src/main.ts', variables, root, ['--import', printLoaded])
  closeAfterTest(service.stop)
  const url = `http://127.0.0.1:${port}`
  await until(async () => (await fetch(`${url}/health/ready`)).ok, service)
  const answer = await fetch(`${url}/api/user/check-auth`, { method: 'POST' })
  await service.stop()
  const [, loaded = 'nothing was printed'] = /loaded: (.*)/.exec(service.readOutput()) ?? []
  return { loaded: JSON.parse(loaded) as string[], requestId: answer.headers.get('x-request-id') }
}

test('a service without a collector loads nothing of the SDK: only the interface that prom-client brings along', async () => {
  expect((await runAccounts({})).loaded).toEqual(['api'])
})

test('one with a collector loads it, and sends as it ends what was not sent before', async () => {
  const sink = await openTraceSink()
  const { loaded, requestId } = await runAccounts({
    OTEL_EXPORTER_OTLP_ENDPOINT: sink.endpoint,
    SHOP_VERSION: '0a1b2c3d4e5f',
  })

  expect(loaded).toEqual(expect.arrayContaining(['sdk-trace', 'exporter-trace-otlp-http', 'resources']))
  expect(sink.spans).toContainEqual(
    expect.objectContaining({ service: 'levada/account', version: '0a1b2c3d4e5f', traceId: requestId }),
  )
})
