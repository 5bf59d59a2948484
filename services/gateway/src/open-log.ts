import path from 'node:path'
import { createLog, type Log } from '@shop/service-kit/log'
import pino from 'pino'
import type { ShopConfig } from './config.ts'

export const logFile = (dataDir: string) => path.join(dataDir, 'shop.log')

/** JSON lines would bury what the start tells people, so they go to a file unless a machine reads the output. */
export function openLog({ LOG_LEVEL: level, LOG_TO }: ShopConfig, dataDir: string): Log {
  if (LOG_TO === 'stdout') return createLog({ name: 'shop', level })
  const destination = pino.destination({ dest: logFile(dataDir), mkdir: true, sync: true, append: true })
  return createLog({ name: 'shop', level, destination })
}
