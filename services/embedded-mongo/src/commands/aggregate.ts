import { CommandError } from '../errors.ts'
import type { Command } from './command.ts'
export const aggregate: Command = {
  fields: ['aggregate', 'pipeline', 'cursor'],
  run() {
    throw new CommandError(115, 'later')
  },
}
