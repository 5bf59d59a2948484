import { once } from 'node:events'
import { createLog } from '@shop/service-kit/log/log'
import type { CommandConfig } from '@shop/shop/command-config'
import { startStore } from '@shop/shop/store/start-store'
import { reachedFiles } from '@shop/tooling/dev/reached-files'
import { watchFolders } from '@shop/tooling/dev/watch-folders'
import { root } from '../production-shape/compose-file.ts'
import { commonVariables, type Variables, variablesOf } from './dev-environment.ts'
import { type DevProcess, openDevProcess } from './dev-process.ts'
import type { DevTerminal } from './dev-terminal.ts'
import { type DevPart, devParts, partsToRestart, scriptOf } from './parts-to-restart.ts'
import { createRestarts } from './restarts.ts'
import { endNode, runNode } from './run-node.ts'

type DevShop = { close(): Promise<void> }

type Wanted = {
  config: CommandConfig
  dataDir: string
  /** Where browsers find the dev server. */
  origin: string
  terminal: DevTerminal
  /** Remotes that are compiled from the start. */
  remotes: readonly string[]
}

/** So many processes at once take their time on a small machine. */
const FIRST_START_MS = 120_000
const DEV_SERVER = 'shared/tooling/src/webpack/dev/serve-shop.ts'
const WATCHED = ['services', 'shared', 'host/server', 'shop/src', 'ops/dev']

/** Database, processes and the dev server in front of them. One that does not start is told, and the next change tries again. */
export async function openDevShop({ config, dataDir, origin, terminal, remotes }: Wanted): Promise<DevShop> {
  const closers: (() => unknown)[] = []
  let isClosing = false
  const close = async () => {
    isClosing = true
    for (const step of closers.splice(0).reverse()) await step()
  }
  try {
    await runOnce(['shared/tooling/src/build.ts', '--into-registry', '--without-contracts'])
    const store = config.MONGODB_URI ? null : await startStore(dataDir, databaseLog(terminal))
    closers.push(() => store?.stop())
    const place = { variables: process.env, dataDir, databaseUri: config.MONGODB_URI ?? store?.uri ?? '', origin }
    const common = await commonVariables(place)
    await runOnce(['ops/dev/seed-empty.ts'], common)
    const { processes, urls } = await openProcesses(common, terminal)
    closers.push(() => Promise.all(devParts.map(part => processes[part].stop())))
    const front = runNode([DEV_SERVER, ...remotes], { ...process.env, SHOP: urls.door, PORT: new URL(origin).port })
    front.once('exit', code => isClosing || terminal.say('webpack', `ended with ${code}: start npm run dev again`))
    closers.push(() => endNode(front))
    const restarts = createRestarts({ restart: part => processes[part].restart(), say: terminal.say })
    await Promise.all(devParts.map(part => startFirst(part, processes[part], terminal)))
    store?.giveMemoryBack()
    const watching = watchFolders(WATCHED, root, files => restarts.ask(partsToRestart(files, createReached())))
    closers.push(watching.close)
    return { close }
  } catch (error) {
    await close()
    throw error
  }
}

async function openProcesses(common: Variables, terminal: DevTerminal) {
  const urls = {} as Record<DevPart, string>
  const opened = devParts.map(async part => {
    const one = await openDevProcess({
      name: part,
      script: scriptOf(part),
      // All addresses are known when the first one starts.
      env: () => variablesOf(part, common, urls),
      // The door is there also while one behind it is not.
      question: part === 'door' ? 'live' : 'ready',
      print: line => terminal.printLine(part, line),
      onEnd: how => terminal.say(part, `ended by itself (${how}); the next change of its files starts it again`),
    })
    urls[part] = one.url
    return [part, one] as const
  })
  const processes = Object.fromEntries(await Promise.all(opened)) as Record<DevPart, DevProcess>
  return { processes, urls }
}

async function startFirst(part: DevPart, one: DevProcess, terminal: DevTerminal): Promise<void> {
  const problem = await one.restart(FIRST_START_MS)
  if (problem) terminal.say(part, `${problem}. Mend it and save: the next change of its files starts it again`)
}

/** What each process runs, found out when it is asked for: the sources have just changed. */
function createReached() {
  const known = new Map<DevPart, ReadonlySet<string>>()
  return (part: DevPart): ReadonlySet<string> => {
    const found = known.get(part) ?? reachedFiles([scriptOf(part)], root)
    known.set(part, found)
    return found
  }
}

function databaseLog(terminal: DevTerminal) {
  const destination = { write: (line: string) => terminal.say('database', line.trim()) }
  return createLog({ name: 'database', level: 'warn', destination })
}

async function runOnce(words: readonly string[], env: Variables = process.env): Promise<void> {
  const [code] = await once(runNode(words, env), 'exit')
  if (code !== 0) throw new Error(`${words[0]} ended with ${code}; the lines above say why`)
}
