import { CommandError } from '../errors.ts'
import type { Command } from './command.ts'
export const explain: Command = {
  fields: ['explain', 'verbosity'],
  run() {
    throw new CommandError(115, 'later')
  },
}
