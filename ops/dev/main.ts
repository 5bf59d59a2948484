import path from 'node:path'
import { remoteNames } from '@shop/contracts/parts'
import { commandLine } from '@shop/service-kit/process/command-line'
import { readConfig } from '@shop/service-kit/process/config'
import { commandEnvironment } from '@shop/shop/command-config'
import { logBounds, logFile } from '@shop/shop/open-log'
import { giveUp, print } from '@shop/shop/startup'
import { expectFree, readSettings } from '@shop/tooling/webpack/dev/listening'
import { namesShop } from '@shop/tooling/webpack/dev/shop-in-front'
import { openTerminal } from './dev-terminal.ts'
import { openDevShop } from './open-dev-shop.ts'

// npm run dev [-- mf-catalog …]: each service is a process of its own, started again when a file of it changes; in front of them a dev
// server compiles the host, the remotes that are named here and those that are changed. Browsers see the dev server only.
const usage = 'npm run dev [-- mf-catalog …]'
const { words } = commandLine({ script: 'dev', usage, words: remoteNames.length, options: {} })
const unknown = words.find(word => !remoteNames.some(name => name === word))
if (unknown) giveUp(`${unknown} is no remote: ${usage}`)
if (namesShop(process.env.HOST ?? ''))
  giveUp('In front of a deployed shop stands one remote: npm run dev -w mf-catalog')
const config = readConfig(commandEnvironment)
const { host, port } = readSettings(3000)
await expectFree(host, port).catch(error => giveUp(error.message))

const dataDir = path.resolve(config.DATA_DIR)
const file = config.LOG_TO === 'file' ? logFile(dataDir) : null
const terminal = openTerminal(file, logBounds(config), print)
process.once('exit', terminal.flush)
const origin = `http://${host}:${port}`
const opening = openDevShop({ config, dataDir, origin, terminal, remotes: words })

let isEnding = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0))

try {
  await opening
  print(
    [
      '',
      `LEVADA is open: ${origin}   (after ${(performance.now() / 1000).toFixed(1)} s)`,
      `Staff sign in:  ${origin}/admin/login`,
      `Mail:           ${origin}/dev/outbox shows what is not sent`,
      `Log:            ${file ?? 'this output'}`,
      'Ctrl-C closes the shop.',
    ].join('\n'),
  )
} catch (error) {
  if (!isEnding) console.error(error instanceof Error ? error.message : error)
  await end(1)
}

/** Ctrl-C in a terminal has reached the children too; a second signal does them no harm. */
async function end(code: number): Promise<void> {
  if (isEnding) return
  isEnding = true
  const shop = await opening.catch(() => null)
  await shop?.close()
  process.exit(code)
}
