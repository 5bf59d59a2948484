import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePorts } from '../production-shape/free-port.ts'
import { createTally } from './figures.ts'
import { startProcessCopy } from './process-copy.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'shop-copy-'))
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))

/** A process that fares like this; no customer asks it. */
async function startCopy(behaviour: string) {
  const [port = 0, metricsPort = 0] = await freePorts(2)
  return startProcessCopy({
    name: 'catalog',
    slot: { index: 0, port, metricsPort },
    version: '0a1b2c3d4e5f',
    script: path.join(import.meta.dirname, 'test/stand-in-copy.ts'),
    env: { HOST: '127.0.0.1', STAND_IN: folder, BEHAVIOUR: behaviour, NAME: 'catalog' },
    logs: folder,
  })
}

test('a process that is killed is started again, counted once, and its answers are counted on', async () => {
  const copy = await startCopy('fine')
  try {
    expect(await copy.becomeReady(60_000)).toBeNull()
    const [pid, tally] = [copy.pid() ?? 0, createTally(copy)]
    await tally.look()
    expect(await tally.look()).toMatchObject({ answers: 20, errors: 0, restarts: 0 })

    process.kill(pid, 'SIGKILL')
    while (copy.pid() === pid || (await tally.look()).answers < 40) await pause(50)

    expect(await tally.look()).toMatchObject({ restarts: 1 })
  } finally {
    await copy.drain()
  }
  await expect(fetch(`http://${copy.host()}:${copy.slot.port}/health/ready`)).rejects.toThrow()
})

test('a process that ends at its start, or is never ready, says why in its own words', async () => {
  const [ends, neverReady] = [await startCopy('ends'), await startCopy('never ready')]

  expect(await ends.becomeReady(60_000)).toBe(
    'ended before it was ready (1); it printed last: no such setting: CATALOG_COLOUR',
  )
  const why = await neverReady.becomeReady(5000)
  expect(why).toMatch(/^was not ready within 5 s: (\/health\/ready answers 503 \(red: catalog\)|nothing answers)/)
  await Promise.all([ends.drain(), neverReady.drain()])
})
