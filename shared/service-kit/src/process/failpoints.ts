type Action = () => Promise<void> | void

const armed = new Map<string, Action>()

/**
 * A named instant at which a fault run kills or freezes the process, or a test lets a rival go first.
 * FAILPOINT=name or name:kill ends it at once, name:pause stops it until SIGCONT. Nothing happens in production.
 */
export async function failpoint(name: string): Promise<void> {
  if (process.env.NODE_ENV === 'production') return
  await (armed.get(name) ?? fromEnvironment(name))?.()
}

/** For tests: runs `action` at the point, e.g. throws or waits. Returns how to take it away again. */
export function armFailpoint(name: string, action: Action): () => void {
  armed.set(name, action)
  return () => void armed.delete(name)
}

function fromEnvironment(name: string): Action | undefined {
  const [wanted, action = 'kill'] = (process.env.FAILPOINT ?? '').split(':')
  if (wanted !== name) return undefined
  return () => void process.kill(process.pid, action === 'pause' ? 'SIGSTOP' : 'SIGKILL')
}
