import type { Log } from '../log/log.ts'

const HARD_END_MS = 15_000

/**
 * Shuts the process down gracefully on SIGTERM or Ctrl-C, and after an uncaught error: a half-dead process is worse
 * than a restart. `stop` drains and closes everything; its port stays open for the `drainMs` that it is given: those named here, or
 * none after an error. Asked a second time the process just goes on draining.
 */
export function shutDownGracefully(
  log: Log,
  stop: (drainMs: number) => Promise<void>,
  drainMs = 0,
): (code?: number) => void {
  outliveOutput()
  let ending = false
  const end = (code = 0) => {
    if (ending) return
    ending = true
    // Should draining hang, the supervisor must not wait for ever. The timer alone keeps nothing alive.
    const openMs = code === 0 ? drainMs : 0
    setTimeout(() => process.exit(code || 1), HARD_END_MS + openMs).unref()
    stop(openMs).then(
      () => process.exit(code),
      error => {
        log.error({ err: error }, 'could not end cleanly')
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => {
      log.info({ signal }, 'ending')
      end()
    })
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(event, (error: unknown) => {
      log.error({ err: error }, event)
      end(1)
    })
  return end
}

/** A terminal that was closed and a full disk behind the output are no reason to end: what was to be written there is lost. */
function outliveOutput(): void {
  for (const output of [process.stdout, process.stderr]) output.on('error', () => {})
}
