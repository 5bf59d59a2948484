import type { Socket } from 'node:net'
import { createMessageCutter } from './cut-messages.ts'
import { type Request, readRequest, writeReply } from './message.ts'

type Answer = (request: Request, send: (body: Uint8Array) => void) => void

/** Cuts the stream into messages and answers them in their order. */
export function serveConnection(socket: Socket, answer: Answer): void {
  const takeChunk = createMessageCutter(handleMessage)

  socket.setNoDelay(true)
  socket.on('error', () => socket.destroy())
  socket.on('data', chunk => {
    if (!takeChunk(chunk)) socket.destroy()
  })

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
