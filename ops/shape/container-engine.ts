import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { versionVariable } from '@shop/contracts/parts'
import { WORKING_TREE } from '@shop/contracts/released-services'
import { unpackCommit } from '@shop/tooling/service-releases/service-version'
import { buildLine } from '../images/command-lines.ts'
import { root } from '../production-shape/compose-file.ts'

/** What can run docker-compose.yml: `docker compose` or `podman compose`. */
export const containerEngines = ['docker', 'podman'] as const
export type EngineName = (typeof containerEngines)[number]

type Variables = Readonly<Record<string, string | undefined>>

/** What an engine says of the container of a slot. */
export type ContainerState = {
  id: string
  image: string
  /** Where this machine reaches it; undefined while it has no address. */
  host: string | undefined
  isRunning: boolean
  exitCode: number
  /** How often it was started again since it was made. */
  restarts: number
}

export type ContainerEngine = {
  /** @throws Error that says what lacks, unless it runs here and knows docker-compose.yml. */
  checkThatItWorks(): Promise<void>
  /** Makes the image of a version unless it is there; answers why it cannot, or null. */
  prepareImage(service: string, version: string): Promise<string | null>
  /** Starts what docker-compose.yml has under these names, and nothing that they depend on. */
  start(names: readonly string[]): Promise<void>
  /** Starts them likewise, and answers once they are healthy. */
  startHealthy(names: readonly string[]): Promise<void>
  /** Makes a container of this version in a slot, in place of whatever is there. */
  fill(slot: string, service: string, version: string): Promise<void>
  /** The container of a slot now; null: it has none. */
  inspect(slot: string): Promise<ContainerState | null>
  /** A container by its id, whatever its slot has by now. */
  inspectAgain(id: string): Promise<ContainerState>
  lastLines(slot: string): Promise<string>
  /** Ends a container as docker-compose.yml allows it time, and removes it. */
  empty(slot: string): Promise<void>
}

const MOST_OUTPUT = 16 * 1024 * 1024
const COMPOSE = ['compose', '--profile', 'free-slot'] as const
const BASES = ['NODE_IMAGE', 'DEBIAN_IMAGE'] as const

export const imageOfVersion = (service: string, version: string): string => `levada/${service}:${version}`

/** An engine by its command, with the variables that docker-compose.yml asks for. */
export function createContainerEngine(name: EngineName, variables: Variables): ContainerEngine {
  const run = async (args: readonly string[], besides: Variables = {}, cwd = root) => {
    const env = { ...variables, ...besides }
    return (await promisify(execFile)(name, [...args], { cwd, env, maxBuffer: MOST_OUTPUT })).stdout
  }
  const compose = (args: readonly string[], besides?: Variables) => run([...COMPOSE, ...args], besides)

  async function buildImage(service: string, version: string, folder: string): Promise<void> {
    const bases = BASES.flatMap(base => (variables[base] ? [[base, variables[base]]] : []))
    const args = { ...Object.fromEntries(bases), SHOP_VERSION: version }
    const [, ...line] = buildLine(name, { target: service, image: imageOfVersion(service, version), args })
    await run(line, {}, folder)
  }

  async function buildCommit(service: string, version: string): Promise<void> {
    const folder = await mkdtemp(path.join(tmpdir(), 'shop-image-'))
    try {
      await unpackCommit(version, folder)
      await buildImage(service, version, folder)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  return {
    async checkThatItWorks() {
      for (const args of [['compose', 'version'], ['info']])
        await run(args).catch(error => {
          throw new Error(`${name} ${args.join(' ')} does not work here: ${lastLineOf(error)}`)
        })
    },
    async prepareImage(service, version) {
      const isThere = await run(['image', 'inspect', imageOfVersion(service, version)]).then(
        () => true,
        () => false,
      )
      if (isThere) return null
      const building = version === WORKING_TREE ? buildImage(service, version, root) : buildCommit(service, version)
      return building.then(
        () => null,
        error => `has no image: ${lastLineOf(error)}`,
      )
    },
    start: async names => void (await compose(['up', '--detach', '--no-deps', ...names])),
    startHealthy: async names => void (await compose(['up', '--detach', '--no-deps', '--wait', ...names])),
    fill: async (slot, service, version) =>
      void (await compose(['up', '--detach', '--no-deps', '--no-build', '--force-recreate', slot], {
        [versionVariable(service)]: version,
      })),
    async inspect(slot) {
      const id = (await compose(['ps', '--all', '--quiet', slot])).trim()
      return id ? stateIn(await run(['inspect', id])) : null
    },
    inspectAgain: async id => stateIn(await run(['inspect', id])),
    lastLines: slot => compose(['logs', '--no-log-prefix', '--tail', '40', slot]),
    async empty(slot) {
      await compose(['stop', slot])
      await compose(['rm', '--force', slot])
    },
  }
}

function stateIn(inspected: string): ContainerState {
  const [{ Id, Config, State, RestartCount = 0, NetworkSettings }] = JSON.parse(inspected)
  const networks = Object.entries<{ IPAddress?: string }>(NetworkSettings?.Networks ?? {})
  const [, network] = networks.find(([network]) => network.endsWith('inside')) ?? networks[0] ?? []
  return {
    id: Id,
    image: Config.Image,
    host: network?.IPAddress || undefined,
    isRunning: State.Status === 'running',
    exitCode: State.ExitCode,
    restarts: RestartCount,
  }
}

/** What a command printed last before it failed. */
export function lastLineOf(error: unknown): string {
  const { stderr = '', message = String(error) } = Object(error)
  return String(stderr).trim().split('\n').at(-1) || message
}
