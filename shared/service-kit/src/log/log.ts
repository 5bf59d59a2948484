import fs from 'node:fs'
import pino, { type DestinationStream } from 'pino'
import { createCounter } from '../metrics/process-metrics.ts'
import { currentRequestId } from '../trace/request-trace.ts'
import { createLineWriter, type Sink } from './line-writer.ts'
import { createOutputSink } from './output-sink.ts'

export type Facts = Record<string, unknown>
export type Log = Record<'debug' | 'info' | 'warn' | 'error', (facts: Facts, message: string) => void>

type LogOptions = {
  name: string
  level?: string
  /** Where the lines end up; unset: the standard output. */
  sink?: Sink
  /** In place of a sink, for tests that read each line as it is written. */
  destination?: DestinationStream
}

// Only these names reach the log. A new fact is added here on purpose, so that a phone or a token never slips in.
const ALLOWED = new Set(
  'request_id failed_request method route status ms code err name job step order payment_id payment_status order_status event attempt article count port host url pid signal check remote reason role staff seconds waited asked caller service provider amount currency part version failures loads addresses vital'.split(
    ' ',
  ),
)

// Made by ourselves, and looking like numbers of telephones now and then.
const OURS = new Set(['request_id', 'failed_request', 'order', 'payment_id', 'version'])

const lostLines = createCounter({
  name: 'log_lines_lost_total',
  help: 'Lines of the log that there was no room for',
  labelNames: [],
})

/** JSON lines for machines; texts and stacks are masked, facts are picked from an allow-list (ASVS 16.2.5). */
export function createLog({ name, level = 'info', sink, destination }: LogOptions): Log {
  const options = {
    name,
    level,
    base: { pid: process.pid, name },
    timestamp: pino.stdTimeFunctions.isoTime,
    // Errors arrive here as plain facts already.
    serializers: { err: (facts: unknown) => facts },
    formatters: { level: (label: string) => ({ level: label }) },
  }
  const logger = pino(options, destination ?? openWriter(name, sink ?? createOutputSink()))
  return {
    debug: (facts, message) => logger.debug(pickAllowed(facts), maskPersonal(message)),
    info: (facts, message) => logger.info(pickAllowed(facts), maskPersonal(message)),
    warn: (facts, message) => logger.warn(pickAllowed(facts), maskPersonal(message)),
    error: (facts, message) => logger.error(pickAllowed(facts), maskPersonal(message)),
  }
}

/** Lines are written while the shop goes on; those that wait when the process ends are written then. */
function openWriter(name: string, sink: Sink): DestinationStream {
  const lostLine = (count: number) =>
    `${JSON.stringify({ level: 'warn', time: new Date().toISOString(), pid: process.pid, name, count, msg: 'log lines were lost: there was no room for them' })}\n`
  const writer = createLineWriter({ sink, lostLine, onOutage: warnOperator, onLost: count => lostLines.inc(count) })
  process.once('exit', () => writer.flushNow())
  return writer
}

function warnOperator(error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error)
  try {
    // At once, and not through the stream: that one may be closed as well.
    fs.writeSync(2, `The log cannot be written, the shop goes on without it: ${reason}\n`)
  } catch {
    // Then there is nowhere to report it.
  }
}

/** For tests that expect errors. */
export const silentLog: Log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }

function pickAllowed(given: Facts): Facts {
  // Whatever is written for a request is found by its id.
  const request_id = currentRequestId()
  const facts = request_id ? { request_id, ...given } : given
  const kept = Object.entries(facts).filter(([name]) => ALLOWED.has(name))
  return Object.fromEntries(kept.map(([name, value]) => [name, OURS.has(name) ? value : plain(value)]))
}

function plain(value: unknown): unknown {
  if (value instanceof Error)
    return { type: value.name, message: maskPersonal(value.message), stack: maskPersonal(value.stack ?? '') }
  return typeof value === 'string' ? maskPersonal(value) : value
}

const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g
const PHONE = /\+?\d(?:[ ()-]?\d){8,14}/g
// Session ids, reset tokens: 32 random bytes in base64url are 43 characters.
const TOKEN = /(?<![\w-])[\w-]{43}(?![\w-])/g

/** Takes out what would identify a person or grant access. Errors of the driver like to quote whole documents. */
function maskPersonal(text: string): string {
  return text.replace(EMAIL, '[e-mail]').replace(TOKEN, '[token]').replace(PHONE, '[number]')
}
