import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { FailpointName } from '@shop/service-kit/process/failpoints'
import { runProcess } from '../../production-shape/run-process.ts'
import type { Environment } from '../environment.ts'

const command = path.resolve(import.meta.dirname, '../../../shop/src/migrate.ts')

/** Variables that make a checkout, or a command, one of a next version. */
export const nextVersion = {
  NODE_OPTIONS: `--import=${path.join(import.meta.dirname, 'load.ts')}`,
  SHOP_VERSION: 'fedcba987654',
}

type Contracted = { code: number | null; printed: string }

/** `npm run migrate -- --contract cart-checkout` of the next version. A code of null: it was killed. */
export async function contract(environment: Environment, dyingAt?: FailpointName): Promise<Contracted> {
  const { shape, folder } = environment
  const env = { ...shape.environment, ...nextVersion, ...(dyingAt && { FAILPOINT: `${dyingAt}:kill` }) }
  const args = ['--disable-warning=ExperimentalWarning', command, '--contract', 'cart-checkout']
  const running = runProcess(process.execPath, args, { env, cwd: folder })
  return { code: await running.ended, printed: running.readOutput() }
}

const FORGOTTEN_MS = 90_000

/** Asks for the contract again and again: what a killed copy or command holds is free after a minute at most. */
export async function contractUntil(
  environment: Environment,
  wanted: number | null,
  dyingAt?: FailpointName,
): Promise<void> {
  const giveUpAt = Date.now() + FORGOTTEN_MS
  for (;;) {
    const { code, printed } = await contract(environment, dyingAt)
    if (code === wanted) return
    if (Date.now() > giveUpAt) throw new Error(`the contract ${dyingAt ?? ''} ended with ${code}: ${printed}`)
    await pause(1000)
  }
}
