import { createInterface } from 'node:readline/promises'

type Terminal = { input: NodeJS.ReadableStream & { isTTY?: boolean }; output: NodeJS.WritableStream }

/**
 * Asks before something is done that no command undoes; only `y` or `yes` is a yes.
 * @throws Error where nobody sits at a terminal and `--yes` was not given.
 */
export async function askFirst(
  question: string,
  { isYes }: { isYes: boolean },
  { input, output }: Terminal = { input: process.stdin, output: process.stdout },
): Promise<boolean> {
  if (isYes) return true
  if (!input.isTTY) throw new Error(`${question} Nobody is at a terminal to answer: add --yes`)
  const terminal = createInterface({ input, output })
  try {
    return /^y(es)?$/i.test((await terminal.question(`${question} [y/N] `)).trim())
  } finally {
    terminal.close()
  }
}
