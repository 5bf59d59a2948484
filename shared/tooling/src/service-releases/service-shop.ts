import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { serviceNames, urlVariable } from '@shop/contracts/parts'
import { callsAt, commandCredentials } from '../release-contracts/ask-contract.ts'
import type { Calls } from '../releases/contract.ts'
import type { RemoteReleases } from '../releases/place.ts'
import { root } from '../webpack/root.ts'
import type { ShapeState } from './shape-state.ts'
import type { TrialDatabase } from './trial-service.ts'

/** What a new version of a service is tried beside. */
export type ServiceShop = {
  /** Does work while a database server is there on which a process of it can be started. */
  withDatabase<Result>(work: (database: TrialDatabase) => Promise<Result>): Promise<Result>
  /** What each service that runs says that it answers, by its name. */
  readContracts(): Promise<Record<string, Calls>>
}

/** A shape of this machine: a version is tried on a copy of its schema. */
export function shopOfShape(shape: ShapeState): ServiceShop {
  return {
    withDatabase: work => work(shape),
    async readContracts() {
      const credentials = commandCredentials({ key: shape.commandsKey, secret: shape.internalSecret })
      const answers = serviceNames.map(async name => {
        const addresses = (shape.addresses[urlVariable(name)] ?? '').split(',')
        return [name, await callsAt(addresses, { owner: name, ...credentials })] as const
      })
      return Object.fromEntries(await Promise.all(answers))
    },
  }
}

/** A shop that is elsewhere: nobody here has its data, so a version is tried on an empty database, and its shape tries it on the data. */
export function shopOverTheLine(remote: RemoteReleases): ServiceShop {
  return { withDatabase: withEmptyDatabase, readContracts: remote.readContracts }
}

async function withEmptyDatabase<Result>(work: (database: TrialDatabase) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-trial-database-'))
  const { PATH = '', HOME = '' } = process.env
  const main = path.join(root, 'services/embedded-mongo/src/main.ts')
  const store = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
    env: { PATH, HOME, DATA_DIR: folder, EMBEDDED_MONGO_PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(store, 'exit')
  // A command that is ended by a signal takes it along.
  const endAlong = () => store.kill('SIGKILL')
  process.once('exit', endAlong)
  try {
    let printed = ''
    for await (const chunk of store.stdout) {
      printed += String(chunk)
      if (/mongodb:\S+\s/.test(printed)) break
    }
    const databaseUri = /mongodb:\S+/.exec(printed)?.[0]
    if (!databaseUri) throw new Error('no database could be started to try it on')
    return await work({ databaseUri, dbPrefix: '' })
  } finally {
    process.off('exit', endAlong)
    store.kill('SIGTERM')
    await ended
    await rm(folder, { recursive: true, force: true })
  }
}
