import { commandLine } from '@shop/service-kit/process/command-line'
import { appNames } from './apps.ts'

/** Of `npm run build` and of the process that builds one app. */
export function readBuildOptions() {
  const flag = { type: 'boolean' } as const
  return commandLine({
    script: 'build',
    usage: 'npm run build -- [app…] [--force]',
    words: appNames.length,
    options: { force: flag, 'without-contracts': flag, 'into-registry': flag },
  })
}
