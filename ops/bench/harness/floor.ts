import { nextMessage, startServer } from './processes.ts'
import { median } from './statistics.ts'

export type Floor = Awaited<ReturnType<typeof startFloor>>

/** A bare Koa in a process of its own, with the bytes of each answer ready. */
export async function startFloor() {
  const child = startServer('harness/floor-server.ts')
  const port = await nextMessage<number>(child)

  async function keep(address: string, text: string): Promise<void> {
    const kept = nextMessage(child)
    child.send([address, text])
    await kept
  }

  return {
    port,
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    keep,
    /** Keeps what another server answers to these addresses; the median of their bytes. */
    async copy(origin: string, addresses: readonly string[]): Promise<number> {
      const sizes: number[] = []
      for (const address of addresses) {
        const answer = await fetch(origin + address)
        if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
        const text = await answer.text()
        await keep(address, text)
        sizes.push(Buffer.byteLength(text))
      }
      return median(sizes)
    },
    stop: () => void child.kill(),
  }
}
