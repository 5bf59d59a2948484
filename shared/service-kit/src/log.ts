import pino, { type DestinationStream } from 'pino'
import { masked } from './mask.ts'

export type Facts = Record<string, unknown>
export type Log = Record<'debug' | 'info' | 'warn' | 'error', (facts: Facts, message: string) => void>

type LogParts = { name: string; level?: string; destination?: DestinationStream }

// Only these names reach the log. A new fact is added here on purpose, so that a phone or a token never slips in.
const ALLOWED = new Set(
  'request_id method route status ms code err name job step order payment_id payment_status order_status event attempt article count port host url pid signal check remote reason role staff seconds service provider amount currency'.split(
    ' ',
  ),
)

// Made by ourselves, and looking like numbers of telephones now and then.
const OURS = new Set(['request_id', 'order', 'payment_id'])

/** JSON lines for machines; texts and stacks are masked, facts are picked from an allow-list (ASVS 16.2.5). */
export function createLog({ name, level = 'info', destination }: LogParts): Log {
  const options = {
    name,
    level,
    base: { pid: process.pid, name },
    timestamp: pino.stdTimeFunctions.isoTime,
    // Errors arrive here as plain facts already.
    serializers: { err: (facts: unknown) => facts },
    formatters: { level: (label: string) => ({ level: label }) },
  }
  const logger = destination ? pino(options, destination) : pino(options)
  return {
    debug: (facts, message) => logger.debug(allowed(facts), masked(message)),
    info: (facts, message) => logger.info(allowed(facts), masked(message)),
    warn: (facts, message) => logger.warn(allowed(facts), masked(message)),
    error: (facts, message) => logger.error(allowed(facts), masked(message)),
  }
}

/** For tests that expect errors. */
export const silentLog: Log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }

function allowed(facts: Facts): Facts {
  const kept = Object.entries(facts).filter(([name]) => ALLOWED.has(name))
  return Object.fromEntries(kept.map(([name, value]) => [name, OURS.has(name) ? value : plain(value)]))
}

function plain(value: unknown): unknown {
  if (value instanceof Error)
    return { type: value.name, message: masked(value.message), stack: masked(value.stack ?? '') }
  return typeof value === 'string' ? masked(value) : value
}
