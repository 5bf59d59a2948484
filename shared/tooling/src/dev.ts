import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readReleases } from '@shop/service-kit/releases/folder-store'
import { appNames } from './apps.ts'
import { expectFree, freePort, readSettings } from './webpack/dev/listening.ts'
import { namesShop } from './webpack/dev/shop-in-front.ts'
import { root } from './webpack/root.ts'

// npm run dev: the shop, restarted by Node when a file of it changes, behind a dev server that has host and remotes in
// memory. Browsers see the dev server only; it asks the shop for pages and calls.
if (namesShop(process.env.HOST ?? ''))
  giveUp('In front of a deployed shop stands one remote: npm run dev -w mf-catalog')
const { host, port } = readSettings(3000)
await expectFree(host, port).catch(error => giveUp(error.message))
// The shop finds pages by the routes of what is built, also those whose files the dev server has in memory.
if (!appNames.every(app => readReleases(root, app))) await buildAll()
const inner = String(await freePort())

const children = [
  run(['--watch', '--watch-preserve-output', 'shop/src/start.mjs'], {
    HOST: '127.0.0.1',
    PORT: inner,
    PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
    BUILD: 'no',
  }),
  run(['node_modules/webpack/bin/webpack.js', 'serve', '--config', 'host/webpack.config.ts'], {
    PORT: String(port),
    SHOP: `http://127.0.0.1:${inner}`,
  }),
]
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)

// Neither is of use without the other.
const [code] = await Promise.race(children.map(child => once(child, 'exit')))
end()
await Promise.all(children.map(waitForExit))
process.exit(code ?? 0)

async function buildAll(): Promise<void> {
  console.log('Building the shop once (about a minute)')
  const [code] = await once(run(['shared/tooling/src/build.ts', '--without-contracts'], {}), 'exit')
  if (code !== 0) giveUp('The shop could not be built; the lines above say why')
}

function run(commandLine: string[], environment: NodeJS.ProcessEnv): ChildProcess {
  return spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...commandLine], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  })
}

/** Ctrl-C in a terminal has reached the children too; a second signal does them no harm. */
function end(): void {
  for (const child of children) child.kill('SIGTERM')
}

function giveUp(reason: string): never {
  console.error(reason)
  process.exit(1)
}

async function waitForExit(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}
