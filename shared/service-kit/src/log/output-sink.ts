import fs from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Sink } from './line-writer.ts'

const write = promisify(fs.write)
const FULL_PIPE_MS = 50
const LAST_TRIES = 20

/**
 * The standard output of the process, or another descriptor. Its reader may be slow: then lines wait, and the shop
 * does not. He may be gone: then they are lost.
 */
export function createOutputSink(descriptor = 1): Sink {
  let isTorn = false
  let isHandedOver = false
  const whole = (bytes: Buffer) => (isTorn ? Buffer.concat([Buffer.from('\n'), bytes]) : bytes)

  return {
    async append(bytes) {
      let rest = whole(bytes)
      while (rest.length > 0) {
        try {
          isHandedOver = true
          const { bytesWritten } = await write(descriptor, rest)
          isTorn = bytesWritten < rest.length
          rest = rest.subarray(bytesWritten)
        } catch (error) {
          isHandedOver = false
          if (!isFullPipe(error)) throw error
          await pause(FULL_PIPE_MS, undefined, { ref: false })
        }
      }
      isHandedOver = false
    },
    isHandedOver: () => isHandedOver,
    appendNow(bytes) {
      let rest = whole(bytes)
      for (let tries = 0; rest.length > 0; ) {
        try {
          rest = rest.subarray(fs.writeSync(descriptor, rest))
        } catch (error) {
          if (!isFullPipe(error) || ++tries > LAST_TRIES) throw error
          Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, FULL_PIPE_MS / 5)
        }
      }
    },
  }
}

function isFullPipe(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EAGAIN'
}
