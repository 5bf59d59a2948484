import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { listen } from '@shop/service-kit/app/listen'
import { closeAfterTest } from '@shop/testing/after-test'

/** A body of many texts is sent one after the other, for ever if they never end. */
export type Reply = { status?: number; body: string | Iterable<string>; location?: string } | 'hang'

/** A server of an outside system until the test ends; `answer` gets the body of each request. */
export async function startStubServer(answer: (body: string, request: IncomingMessage) => Reply | Promise<Reply>) {
  const { port, server, ...door } = await listen({
    host: '127.0.0.1',
    port: 0,
    app: async (request, response) => {
      const reply = await answer(await text(request), request)
      if (reply === 'hang') return
      const { status = 200, body, location } = reply
      response.writeHead(status, { 'content-type': 'application/json', ...(location && { location }) })
      if (typeof body === 'string') response.end(body)
      else Readable.from(body).pipe(response)
    },
  })
  // Questions that hang, and connections that a client opened and never used, would be waited for.
  const stop = () => {
    server.closeAllConnections()
    return door.stop()
  }
  closeAfterTest(stop)
  return { origin: `http://127.0.0.1:${port}`, stop }
}
