import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type ServiceName, serviceNames } from '@shop/contracts/parts'
import { decided, environmentOf, inCompose } from '../production-shape/compose-file.ts'
import { freePort } from '../production-shape/free-port.ts'
import { onLoopback } from '../production-shape/on-loopback.ts'
import { until } from '../production-shape/run-process.ts'
import { urlsOf } from '../production-shape/start-nginx.ts'
import { imageOf, type Target } from './build-images.ts'
import type { Container, Engine } from './command-lines.ts'
import { type Endings, type Opened, startContainer } from './containers.ts'

type Name = ServiceName | 'host' | 'door'

/** A first start out of layers on a busy machine; how fast the shop is, this does not ask. */
const READY_MS = 90_000
const SEED_MS = 180_000

/** The mail catcher of docker-compose.yml is not started, and a server that this network happens to call by its name gets no email. */
const NOBODY = 'smtp://127.0.0.1:9'

type ShopPlan = { engine: Engine; folder: string; databaseUri: string; dbPrefix: string; endings: Endings }

/**
 * The containers of docker-compose.yml as the file describes them, on this machine's network. The database is a process of
 * this machine, and emails stay in the outbox.
 */
export async function planShop({ engine, folder, databaseUri, dbPrefix, endings }: ShopPlan) {
  const ports = {} as Record<Name, number>
  for (const name of [...serviceNames, 'host', 'door'] as const) ports[name] = await freePort()
  const url = `http://127.0.0.1:${ports.door}`
  const settings = { ...decided, PUBLIC_ORIGIN: url, DB_PREFIX: dbPrefix, SMTP_URL: NOBODY }
  mkdirSync(folder, { recursive: true })

  const envOf = (name: string) => onLoopback(environmentOf(name, settings), ports, databaseUri)
  const open = (name: string, target: Target, own: Partial<Container> = {}) => {
    const { command = [], tmpfs = [], volumes = [] } = inCompose(name)
    const container = {
      name: `levada-test-${process.pid}-${name}`,
      image: imageOf(target),
      env: envOf(name),
      files: {},
      tmpfs,
      volumes: volumes.map(volume => volume.split(':')[1] ?? ''),
      command,
      ...own,
    }
    return startContainer(engine, container, endings)
  }

  /** Waits until it answers; then what docker would ask, inside, must be answered as well. */
  async function healthy(name: Name, address: string, opened: Opened) {
    await until(async () => (await fetch(`http://127.0.0.1:${ports[name]}${address}`)).ok, opened, READY_MS)
    const [, ...check] = inCompose(name).healthcheck?.test ?? []
    await opened.inside(check.map(argument => argument.replace(/127\.0\.0\.1:\d+/, `127.0.0.1:${ports[name]}`)))
  }

  async function startProcess(name: Exclude<Name, 'door'>, target: Target, address: string) {
    const env = { ...envOf(name), PORT: String(ports[name]) }
    await healthy(name, address, await open(name, target, { env }))
  }

  return {
    url,
    startServices: () => Promise.all(serviceNames.map(name => startProcess(name, name, '/health/ready'))),
    startHost: () => startProcess('host', 'host', '/health/ready'),
    async startDoor() {
      const listening = path.join(folder, 'listen.conf')
      writeFileSync(listening, `listen 127.0.0.1:${ports.door};`)
      const files = { [listening]: '/shop/listen.conf' }
      const copies = Object.fromEntries(([...serviceNames, 'host'] as const).map(name => [name, [ports[name]]]))
      await healthy(
        'door',
        '/door/live',
        await open('door', 'door', {
          env: { ...environmentOf('door', settings), ...urlsOf(copies) },
          files,
        }),
      )
    },
    /** What `docker-compose run --rm demo-goods` does. */
    async seed() {
      const seeding = await open('demo-goods', 'commands')
      const late = setTimeout(seeding.stop, SEED_MS)
      const code = await seeding.ended
      clearTimeout(late)
      if (code !== 0) throw new Error(`The demonstration goods did not come (${code}):\n${seeding.readOutput()}`)
    },
  }
}
