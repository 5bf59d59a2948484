/** A line on the terminal that says how far the work is; where the output is a file it says nothing. */
export function createProgress(output: NodeJS.WriteStream = process.stdout) {
  const isTerminal = output.isTTY === true
  return {
    /** @param part from 0 to 1 */
    show(what: string, part: number): void {
      if (!isTerminal) return
      output.clearLine(0)
      output.cursorTo(0)
      output.write(part > 0 ? `${what}: ${Math.floor(part * 100)} %` : `${what} …`)
    },
    end(): void {
      if (!isTerminal) return
      output.clearLine(0)
      output.cursorTo(0)
    },
  }
}
