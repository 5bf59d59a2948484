import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { closeAfterTest } from '@shop/testing/after-test'

/** `npm start` without the build, as a process that may be killed; its address once it is open. */
export async function startProcess(env: Record<string, string> = {}) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'shop-process-'))
  const script = path.resolve('shop/src/start.mjs')
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', '--disable-proto=delete', script], {
    env: { ...process.env, BUILD: 'no', DATA_DIR: dataDir, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'exit')
  closeAfterTest(async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
    await ended
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
  })
  let printed = ''
  const opened = new Promise<void>(resolve => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', chunk => {
        printed += String(chunk)
        if (printed.includes('Ctrl-C closes')) resolve()
      })
    }
  })
  await Promise.race([opened, ended])
  const url = printed.match(/http:\/\/127\.0\.0\.1:\d+/)?.[0]
  if (!url) throw new Error(`the shop did not open:\n${printed}`)
  return { child, url, ended }
}
