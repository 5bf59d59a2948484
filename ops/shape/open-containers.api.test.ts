import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { serviceNames } from '@shop/contracts/parts'
import { keyOfService } from '@shop/contracts/released-services'
import { createFolderStore } from '@shop/service-kit/releases/folder-store'
import { readRollout } from '@shop/service-kit/releases/rollout-report'
import { followRollout, requestRelease, requestRollback } from '@shop/tooling/service-releases/request-release'
import { readShape } from '@shop/tooling/service-releases/shape-state'
import { commandsKey, decided, root } from '../production-shape/compose-file.ts'
import { createContainerEngine } from './container-engine.ts'
import { type ContainerShape, openContainers } from './open-containers.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'shop-containers-'))
const parts = path.join(folder, 'parts')
const registry = { parts, store: createFolderStore(parts) }
const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).slice(0, 12)
const bin = path.join(folder, 'bin')
const variables = {
  ...decided,
  COMMANDS_INTERNAL_KEY: commandsKey,
  PATH: `${bin}:${process.env.PATH}`,
  STAND_IN: folder,
  // Each container has an address of its own, as behind a bridge; two runs of these tests share none.
  STAND_IN_NET: `127.${10 + (process.pid % 200)}.${(process.pid >> 8) % 250}`,
}
// A command of the stand-in is a process of Node: on a busy machine a second each.
jest.setTimeout(300_000)
let shape: ContainerShape | undefined

beforeAll(async () => {
  mkdirSync(bin)
  const script = path.join(import.meta.dirname, 'test/stand-in-docker.ts')
  writeFileSync(path.join(bin, 'docker'), `#!/bin/sh\nexec "${process.execPath}" "${script}" "$@"\n`)
  chmodSync(path.join(bin, 'docker'), 0o755)
  behave({})
  shape = await open()
})

afterAll(async () => {
  await shape?.stop()
  for (const slot of readdirSync(path.join(folder, 'containers')))
    if (/^(catalog|cart|account|admin)/.test(slot))
      execFileSync('docker', ['compose', '--profile', 'free-slot', 'stop', slot.replace('.json', '')], {
        env: variables,
      })
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})

const open = () =>
  openContainers({
    engine: createContainerEngine('docker', variables),
    folder: path.join(folder, 'shape'),
    parts,
    variables,
    // Also of a machine that is busy with other tests; only what is never ready waits so long.
    startMs: 25_000,
    takeInMs: 50,
    say: () => undefined,
  })

/** `npm run shape`, on the folders of this test. */
function shapeCommand(options: string[], besides: Record<string, string> = {}) {
  const env = { ...variables, DATA_DIR: folder, PARTS_DIR: parts, ...besides }
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts'), ...options], { env })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', chunk => {
      printed += chunk
    })
  return { child, printed: () => printed, ended: once(child, 'close').then(([code]) => code) }
}

/** How images and containers of versions fare from now on. */
function behave(behaviour: Record<string, string>, imagesThere: string[] = []): void {
  mkdirSync(path.join(folder, 'images'), { recursive: true })
  writeFileSync(path.join(folder, 'behaviour.json'), JSON.stringify(behaviour))
  for (const image of imagesThere) writeFileSync(path.join(folder, 'images', encodeURIComponent(image)), '')
}

/** The commands that changed something since the last call, without what all of them begin with. */
function commandsSince(): string[] {
  const file = path.join(folder, 'lines')
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  writeFileSync(file, '')
  return lines
    .filter(line => line !== '' && !/ ps --all |^inspect |^image inspect | logs | version$|^info$/.test(line))
    .map(line => line.replace('compose --profile free-slot ', ''))
}

const versionsOf = (service: 'catalog' | 'account') => shape?.groups[service].copies().map(({ version }) => version)
const slotsOf = (service: 'catalog') => shape?.groups[service].copies().map(({ slot }) => slot.index + 1)

async function release(version: string, watchSeconds = 1) {
  await requestRelease(registry, 'catalog', { version, reason: 'a test' }, watchSeconds)
  return follow(version)
}

const follow = (version: string) =>
  followRollout(() => readRollout(parts, 'catalog'), version, { onLine: () => undefined, isThere: async () => true })

test('a first start makes an image of each service, two containers of it, then host and door', () => {
  const commands = commandsSince()

  expect(commands[0]).toBe('up --detach --no-deps --wait mongo mongo-2 mongo-3 mail')
  for (const name of serviceNames) {
    expect(commands).toContain(
      `build --pull=false --target ${name} --tag levada/${name}:working-tree --build-arg SHOP_VERSION=working-tree .`,
    )
    for (const slot of [name, `${name}-2`])
      expect(commands).toContain(`up --detach --no-deps --no-build --force-recreate ${slot}`)
  }
  expect(commands.at(-1)).toBe('up --detach --no-deps host host-2 door')
  expect(commands.filter(line => line.startsWith('up '))).toHaveLength(2 + 2 * serviceNames.length)
})

test('the commands of a release find containers, database and key of the shape', async () => {
  const state = await readShape(path.join(folder, 'shape'))

  expect(state?.addresses.CATALOG_URL?.split(',')).toHaveLength(2)
  expect((await fetch(`${state?.addresses.CATALOG_URL?.split(',')[0]}/health/ready`)).status).toBe(200)
  expect(state).toMatchObject({
    url: decided.PUBLIC_ORIGIN,
    commandsKey,
    dbPrefix: 'shop_',
  })
  expect(state?.databaseUri).toMatch(/^mongodb:\/\/127\.[\d.]+:27017\/\?directConnection=true$/)
  expect(state?.services['host-server']).toBeUndefined()
})

test('a version whose image cannot be built is refused, and no container is touched', async () => {
  behave({ [commit]: 'cannot be built' })

  const report = await release(commit)

  expect(report?.state).toBe('refused')
  expect(report?.lines.at(-1)).toBe(
    `catalog ${commit} has no image: Error: failed to solve: process "npm ci" did not complete successfully: exit code: 1`,
  )
  expect(commandsSince().map(line => line.split(' ')[0])).toEqual(['build'])
  expect((await registry.store.read(keyOfService('catalog')))?.served).toEqual([
    { version: 'working-tree', share: 100 },
  ])
})

test('a released commit is built alone, starts in the free slot, and an old container ends when it is taken in', async () => {
  behave({})

  const report = await release(commit)
  expect([report?.state, report?.lines]).toEqual(['over', expect.anything()])

  expect(commandsSince()).toEqual([
    `build --pull=false --target catalog --tag levada/catalog:${commit} --build-arg SHOP_VERSION=${commit} .`,
    'up --detach --no-deps --no-build --force-recreate catalog-3',
    'stop catalog',
    'rm --force catalog',
    'up --detach --no-deps --no-build --force-recreate catalog',
    'stop catalog-2',
    'rm --force catalog-2',
  ])
  expect(versionsOf('catalog')).toEqual([commit, commit])
  const built = readFileSync(path.join(folder, 'images', encodeURIComponent(`levada/catalog:${commit}`)), 'utf8')
  expect(built).not.toBe(root)
})

test.each([
  ['is never ready', 'never ready', 'was not ready within 25 s: /health/ready answers 503 (red: catalog)'],
  ['ends at its start', 'ends', 'ended before it was ready (1); it printed last: no such setting: CATALOG_COLOUR'],
  [
    'cannot be started',
    'cannot be made',
    'was not started: Error: driver failed programming external connectivity: no space left on device',
  ],
])('a version that %s is refused, and only its own container ends', async (_, behaviour, sentence) => {
  const version = { 'never ready': 'aaaaaaaaaaaa', ends: 'bbbbbbbbbbbb' }[behaviour] ?? 'cccccccccccc'
  behave({ [version]: behaviour }, [`levada/catalog:${version}`])

  const report = await release(version)

  expect(report).toMatchObject({ state: 'refused' })
  expect(report?.lines.at(-1)).toBe(`catalog ${version} ${sentence}`)
  expect(commandsSince()).toEqual([
    'up --detach --no-deps --no-build --force-recreate catalog-2',
    'stop catalog-2',
    'rm --force catalog-2',
  ])
  expect(versionsOf('catalog')).toEqual([commit, commit])
})

test('a version that answers with errors is taken back container by container', async () => {
  behave({ dddddddddddd: 'answers with errors' }, ['levada/catalog:dddddddddddd'])

  const report = await release('dddddddddddd', 20)

  expect(report?.state).toBe('taken back')
  expect(report?.lines.at(-1)).toMatch(/^\d+ of its \d+ answers were errors, of the version before 0 of \d+$/)
  expect(versionsOf('catalog')).toEqual([commit, commit])
  const releases = await registry.store.read(keyOfService('catalog'))
  expect(releases?.history[0]).toMatchObject({ what: 'rollback', by: 'automatic', from: 'dddddddddddd' })
})

test('the command takes over the containers that run, and leaves them when it ends', async () => {
  const [before, slots] = [versionsOf('account'), slotsOf('catalog')?.toSorted()]
  await shape?.stop()
  commandsSince()

  const command = shapeCommand(['--with', 'docker', '--by-tag'])
  const says = `two containers each of ${serviceNames.join(', ')}: ${decided.PUBLIC_ORIGIN}`
  while (!command.printed().includes(says) && command.child.exitCode === null) await pause(50)
  command.child.kill('SIGTERM')
  const code = await command.ended
  expect([code, command.printed()]).toEqual([0, expect.stringContaining(says)])
  expect(command.printed()).toContain('the containers go on; nothing follows the registry now')
  expect(await readShape(path.join(folder, 'shape'))).toBeNull()
  shape = await open()
  const taken = ['up --detach --no-deps --wait mongo mongo-2 mongo-3 mail', 'up --detach --no-deps host host-2 door']
  expect(commandsSince()).toEqual([...taken, ...taken])
  expect(versionsOf('account')).toEqual(before)
  expect([versionsOf('catalog'), slotsOf('catalog')]).toEqual([[commit, commit], slots])
})

test('nothing is started while an image of others is named by a tag alone, nor by an engine without compose', async () => {
  const byTag = shapeCommand(['--with', 'docker'], { NODE_IMAGE: 'node:24' })
  expect(await byTag.ended).toBe(1)
  expect(byTag.printed()).toContain('NODE_IMAGE is node:24, and a tag may be another image tomorrow')
  expect(byTag.printed()).toContain('npm run test:images -- --pin writes the digests of all of them')

  const podman = shapeCommand(['--with', 'podman', '--by-tag'], { PATH: bin, DATA_DIR: path.join(folder, 'other') })
  expect(await podman.ended).toBe(1)
  expect(podman.printed()).toContain('podman compose version does not work here')
  expect(commandsSince()).toEqual([])
})

test('a way back leads to the version before without a build', async () => {
  expect(await requestRollback(registry, 'catalog', 'working-tree')).toBe('working-tree')
  expect(await follow('working-tree')).toMatchObject({ state: 'over' })

  expect(versionsOf('catalog')).toEqual(['working-tree', 'working-tree'])
  expect(commandsSince().filter(line => line.startsWith('build'))).toEqual([])
})
