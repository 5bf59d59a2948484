import { type Answerer, listen } from '@shop/service-kit/app/listen'
import { closersOfNow } from './after-test.ts'

type Service = { app: { callback(): Answerer }; close(): Promise<unknown> }

/** Opens a service on a free port and closes it when the test ends, the door first; gives its address. */
export async function openDoor(service: Service, closers = closersOfNow()): Promise<string> {
  const { port, stop } = await listen({ app: service.app.callback(), host: '127.0.0.1', port: 0 })
  closers.push(async () => {
    await stop()
    await service.close()
  })
  return `http://127.0.0.1:${port}`
}
