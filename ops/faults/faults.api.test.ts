import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

// A shop of processes is started, broken and audited; a busy machine takes its time.
jest.setTimeout(300_000)

/** `npm run faults` in short: what it takes minutes for runs before a release; this keeps it, and the shop, from rusting. */
const SOME = 'while it is paid,answers to buyers'

test('a shop killed during an order and a payment, or with lost answers, loses nothing and does nothing twice', async () => {
  const script = path.resolve('ops/faults/main.ts')
  const args = ['--disable-warning=ExperimentalWarning', script, '--only', SOME, '--seed', '7']
  const run = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let printed = ''
  for (const stream of [run.stdout, run.stderr]) stream.on('data', chunk => (printed += String(chunk)))

  const [code] = await once(run, 'close')

  // The whole report is shown when it is not as it must be.
  expect(code === 0 ? 'all held' : printed).toBe('all held')
  expect(printed).toContain('2 scenarios')
})
