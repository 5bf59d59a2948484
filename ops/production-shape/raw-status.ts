import { once } from 'node:events'
import { connect } from 'node:net'

/** Status of the answer to bytes that no client of ours would send. */
export async function rawStatus(url: string, request: string): Promise<number> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.write(request)
  const [answer] = await once(socket, 'data')
  socket.destroy()
  return Number(String(answer).split(' ')[1])
}
