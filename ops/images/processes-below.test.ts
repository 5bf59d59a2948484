import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { processesBelow } from './processes-below.ts'

const testHere = existsSync('/proc/self/stat') ? test : test.skip

testHere('finds what runs below a program, however deep, and leaves out the program itself', async () => {
  // Written, not logged: a number that is logged has colours where FORCE_COLOR is set.
  const script = "process.stdout.write(String(require('node:child_process').spawn('sleep', ['60']).pid))"
  const again = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [printed] = await once(again.stdout, 'data')
  const sleeping = Number(printed)

  const below = processesBelow(process.pid)
  process.kill(sleeping)

  expect(below).toContain(sleeping)
  expect(below).not.toContain(again.pid)
  await once(again, 'close')
})

test('finds no processes below one that does not exist', () => {
  expect(processesBelow(-1)).toEqual([])
})
