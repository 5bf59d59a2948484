import { headerSize, largestMessage } from './message.ts'

/**
 * Takes the chunks of a stream and gives each whole message on, in their order. The function answers false when a length cannot be one:
 * nothing that comes after it can be read.
 */
export function createMessageCutter(onMessage: (message: Buffer) => void): (chunk: Buffer) => boolean {
  let received: Buffer[] = []
  let size = 0
  let wanted = headerSize

  return chunk => {
    received.push(chunk)
    size += chunk.length
    if (size < wanted) return true
    let buffer = received.length === 1 && received[0] ? received[0] : Buffer.concat(received, size)
    wanted = headerSize
    while (buffer.length >= headerSize) {
      const length = buffer.readInt32LE(0)
      if (length < headerSize || length > largestMessage) return false
      if (buffer.length < length) {
        wanted = length
        break
      }
      onMessage(buffer.subarray(0, length))
      buffer = buffer.subarray(length)
    }
    received = buffer.length > 0 ? [buffer] : []
    size = buffer.length
    return true
  }
}
