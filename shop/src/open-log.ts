import path from 'node:path'
import { DAY_MS, HOUR_MS } from '@shop/calendar/durations'
import { createFileSink } from '@shop/service-kit/log/file-sink'
import { createLog, type Log } from '@shop/service-kit/log/log'
import type { LogBounds } from '@shop/service-kit/log/log-files'
import type { CommandConfig } from './command-config.ts'

export const logFile = (dataDir: string) => path.join(dataDir, 'shop.log')

/** JSON lines would bury what the start prints for people, so they go to a file unless a machine reads the output. */
export function openLog(config: CommandConfig, dataDir: string): Log {
  const { LOG_LEVEL: level, LOG_TO } = config
  if (LOG_TO === 'stdout') return createLog({ name: 'shop', level })
  return createLog({ name: 'shop', level, sink: createFileSink(logFile(dataDir), logBounds(config)) })
}

/** How large the files of the log become, and how old. */
export function logBounds({ LOG_MAX_MB, LOG_FILE_HOURS, LOG_KEEP_DAYS }: CommandConfig): LogBounds {
  return { mostBytes: LOG_MAX_MB * 1_000_000, fileMs: LOG_FILE_HOURS * HOUR_MS, keepMs: LOG_KEEP_DAYS * DAY_MS }
}
