import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** The next message of a child process. */
export async function nextMessage<Message>(child: ChildProcess): Promise<Message> {
  const [message] = (await once(child, 'message')) as [Message]
  return message
}

/** Makes this process answer how long it has kept processors busy, in microseconds: what others do beside it does not count. */
export function reportWork(): void {
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    process.send?.(user + system)
  })
}

export function workOf(child: ChildProcess): Promise<number> {
  child.send('work?')
  return nextMessage(child)
}
