import type { Socket } from 'node:net'
import { headerSize, largestMessage, type Request, readRequest, writeReply } from './message.ts'

type Answer = (request: Request, send: (body: Uint8Array) => void) => void

/** Cuts the stream into messages and answers them in their order. */
export function serveConnection(socket: Socket, answer: Answer): void {
  let received: Buffer[] = []
  let size = 0
  let wanted = headerSize

  socket.setNoDelay(true)
  socket.on('error', () => socket.destroy())
  socket.on('data', chunk => {
    received.push(chunk)
    size += chunk.length
    if (size >= wanted) readMessages()
  })

  function readMessages(): void {
    let buffer = received.length === 1 && received[0] ? received[0] : Buffer.concat(received, size)
    wanted = headerSize
    while (buffer.length >= headerSize) {
      const length = buffer.readInt32LE(0)
      if (length < headerSize || length > largestMessage) {
        socket.destroy()
        return
      }
      if (buffer.length < length) {
        wanted = length
        break
      }
      handleMessage(buffer.subarray(0, length))
      buffer = buffer.subarray(length)
    }
    received = buffer.length > 0 ? [buffer] : []
    size = buffer.length
  }

  function handleMessage(message: Buffer): void {
    let request: Request
    try {
      request = readRequest(message)
    } catch {
      // What cannot be read cannot be answered: its sender is not a MongoDB driver, or is out of step.
      socket.destroy()
      return
    }
    answer(request, body => {
      if (request.wantsAnswer && !socket.destroyed) socket.write(writeReply(request, body))
    })
  }
}
