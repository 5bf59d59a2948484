import { spawn } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

// Stands in for `docker`: notes each command, keeps images and containers as files of STAND_IN, and runs a small server as the process
// of a container. behaviour.json says of which version the image cannot be built, the container cannot be made, or the process fails.

const folder = process.env.STAND_IN ?? ''
const args = process.argv.slice(2)
const services = { catalog: 4001, 'cart-checkout': 4002, account: 4003, admin: 4004 }
const inFolder = (...names: string[]) => path.join(folder, ...names)
const imageFile = (image: string) => inFolder('images', encodeURIComponent(image))
const containerFile = (name: string) => inFolder('containers', `${name}.json`)
const behaviourOf = (version: string): string =>
  JSON.parse(readFileSync(inFolder('behaviour.json'), 'utf8'))[version] ?? 'fine'

for (const name of ['images', 'containers']) mkdirSync(inFolder(name), { recursive: true })
appendFileSync(inFolder('lines'), `${args.join(' ')}\n`)
await obey(args)

async function obey([first = '', ...rest]: string[]): Promise<void> {
  if (first === 'image') return existsSync(imageFile(rest[1] ?? '')) ? undefined : fail(`No such image: ${rest[1]}`)
  if (first === 'build') return build(rest)
  if (first === 'info' || rest[0] === 'version') return
  if (first === 'inspect') return inspect(rest[0] ?? '')
  const [, , command = '', ...words] = rest
  const name = words.at(-1) ?? ''
  if (command === 'up') return up(words)
  if (command === 'ps') return existsSync(containerFile(name)) ? print(name) : undefined
  if (command === 'logs')
    return print(
      readFileSync(inFolder(`${name}.log`), 'utf8')
        .trim()
        .split('\n')
        .at(-1) ?? '',
    )
  // Of an empty slot both have nothing to do.
  if (command === 'stop') return existsSync(containerFile(name)) ? stop(name) : undefined
  if (command === 'rm') return rmSync(containerFile(name), { force: true })
  fail(`unknown: ${args.join(' ')}`)
}

/** As of a Dockerfile: the folder must have what is copied. */
function build(words: string[]): void {
  const image = words[words.indexOf('--tag') + 1] ?? ''
  const service = words[words.indexOf('--target') + 1] ?? ''
  for (const file of ['Dockerfile', 'package-lock.json', 'shared', `services/${service}/src/main.ts`])
    if (!existsSync(file)) fail(`failed to compute cache key: "/${file}" not found`)
  if (behaviourOf(image.split(':').at(-1) ?? '') === 'cannot be built')
    fail('failed to solve: process "npm ci" did not complete successfully: exit code: 1')
  writeFileSync(imageFile(image), process.cwd())
}

async function up(words: string[]): Promise<void> {
  for (const name of words.filter(word => !word.startsWith('--'))) {
    const service = name.replace(/-[23]$/, '')
    const port = services[service as keyof typeof services]
    const version = process.env[`${service.toUpperCase().replaceAll('-', '_')}_VERSION`] || 'working-tree'
    const image = port ? `levada/${service}:${version}` : `${name}:8`
    if (port && !existsSync(imageFile(image))) fail(`No such image: ${image}`)
    const behaviour = behaviourOf(version)
    if (behaviour === 'cannot be made') fail('driver failed programming external connectivity: no space left on device')
    if (existsSync(containerFile(name))) await stop(name)
    const host = `${process.env.STAND_IN_NET}.${11 + 10 * Object.keys(services).indexOf(service) + Number(/\d$/.exec(name) ?? 1)}`
    const log = openSync(inFolder(`${name}.log`), 'w')
    const child = port
      ? spawn(process.execPath, [path.join(import.meta.dirname, 'stand-in-copy.ts')], {
          env: { ...process.env, HOST: host, PORT: String(port), VERSION: version, BEHAVIOUR: behaviour, NAME: name },
          stdio: ['ignore', log, log],
          detached: true,
        })
      : null
    child?.unref()
    writeFileSync(containerFile(name), JSON.stringify({ image, host, pid: child?.pid ?? null }))
  }
}

function inspect(name: string): void {
  const { image, host } = JSON.parse(readFileSync(containerFile(name), 'utf8'))
  const ended = existsSync(inFolder(`${name}.ended`))
  const state = ended ? { Status: 'restarting', ExitCode: 1 } : { Status: 'running', ExitCode: 0 }
  const networks = { levada_data: { IPAddress: '' }, levada_inside: { IPAddress: ended ? '' : host } }
  print(
    JSON.stringify([
      {
        Id: name,
        Config: { Image: image },
        State: state,
        RestartCount: ended ? 1 : 0,
        NetworkSettings: { Networks: networks },
      },
    ]),
  )
}

async function stop(name: string): Promise<void> {
  const { pid } = JSON.parse(readFileSync(containerFile(name), 'utf8'))
  for (let isThere = true; isThere && pid; await pause(20)) isThere = send(pid)
  rmSync(inFolder(`${name}.ended`), { force: true })
}

function send(pid: number): boolean {
  try {
    return process.kill(pid, 'SIGTERM')
  } catch {
    return false
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

function fail(line: string): never {
  process.stderr.write(`Error: ${line}\n`)
  process.exit(1)
}
