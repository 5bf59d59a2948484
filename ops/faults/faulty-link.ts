import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

type Trouble = {
  /** How many of a hundred answers are lost on their way back. What was asked has been done by then. */
  lostPercent?: number
  /** How long each chunk of an answer takes. */
  delayMs?: number
  /** Nothing moves; a caller gets no answer at all. */
  frozen?: boolean
}

export type FaultyLink = { port: number; trouble(trouble: Trouble): void; stop(): Promise<void> }

/** A link between two processes of the shop that can be cut, slowed down or frozen. */
export async function openLink(target: number, random: () => number): Promise<FaultyLink> {
  let now: Trouble = {}
  const sockets = new Set<Socket>()
  const server = createServer(client => {
    const answerer = connect(target, '127.0.0.1')
    for (const [one, other] of [
      [client, answerer],
      [answerer, client],
    ] as const) {
      sockets.add(one)
      one.setNoDelay(true).on('error', () => {})
      one.once('close', () => {
        sockets.delete(one)
        other.destroy()
      })
      if (now.frozen) one.pause()
    }
    let isAnswerBegun = false
    client.on('data', bytes => {
      isAnswerBegun = false
      answerer.write(bytes)
    })
    answerer.on('data', bytes => {
      const isLost = !isAnswerBegun && random() * 100 < (now.lostPercent ?? 0)
      isAnswerBegun = true
      if (isLost) client.destroy()
      else if (now.delayMs) setTimeout(() => client.write(bytes), now.delayMs)
      else client.write(bytes)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    trouble(trouble) {
      now = trouble
      for (const socket of sockets) trouble.frozen ? socket.pause() : socket.resume()
    },
    async stop() {
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}
