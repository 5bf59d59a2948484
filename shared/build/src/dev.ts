import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import path from 'node:path'
import { parts } from './parts.ts'
import { root } from './webpack/root.ts'

// npm run dev: the shop, started anew when a service changes; the parts of the browser, built anew when theirs do.
const QUIET_MS = 300

let shop: ChildProcess | null = null

onChange([...parts.map(part => `${part}/src`), 'shared'], async () => {
  await once(run(['shared/build/src/build.ts', '--dev']), 'exit')
})
onChange(['services', 'host/server', 'shared'], async () => {
  await endShop()
  shop = run(['services/gateway/src/start.ts'], { BUILD: 'no' })
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => endShop().then(() => process.exit(0)))

/** Acts now and after each change, one time after the other; what changes meanwhile counts once. */
function onChange(folders: readonly string[], act: () => Promise<void>): void {
  let isActing = false
  let isDue = true
  let timer: NodeJS.Timeout | undefined
  const actWhileDue = async () => {
    if (isActing) return
    isActing = true
    while (isDue) {
      isDue = false
      await act()
    }
    isActing = false
  }
  for (const folder of folders) {
    watch(path.join(root, folder), { recursive: true }, (_, file) => {
      if (!file || /node_modules|\.test\.tsx?$/.test(file)) return
      isDue = true
      clearTimeout(timer)
      timer = setTimeout(actWhileDue, QUIET_MS)
    })
  }
  void actWhileDue()
}

function run(words: string[], environment: NodeJS.ProcessEnv = {}): ChildProcess {
  return spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...words], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  })
}

async function endShop(): Promise<void> {
  if (!shop || shop.exitCode !== null) return
  const ended = once(shop, 'exit')
  shop.kill('SIGTERM')
  await ended
}
