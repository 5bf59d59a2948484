type TypeWatchDeps = {
  /** Type errors of the files as they are now. */
  find: () => Promise<readonly string[]>
  /** To all open pages: what is wrong, or that nothing is any more. */
  tell: (message: 'errors' | 'still-ok', problems?: readonly string[]) => void
  print: (line: string) => void
}

/** Checks types after changes, one check at a time; what it found of files that have changed meanwhile is dropped. */
export function createTypeWatch({ find, tell, print }: TypeWatchDeps) {
  let known: readonly string[] = []
  let isRunning = false
  let hasChanged = false

  async function check(): Promise<void> {
    isRunning = true
    do {
      hasChanged = false
      const found = await find().catch(error => [error instanceof Error ? error.message : String(error)])
      if (!hasChanged) say(found)
    } while (hasChanged)
    isRunning = false
  }

  function say(found: readonly string[]): void {
    const hadProblems = known.length > 0
    known = found
    if (found.length > 0) {
      // The page took its message away when it heard of the change.
      tell('errors', found)
      print(['types:', ...found].join('\n  '))
    } else if (hadProblems) {
      tell('still-ok')
      print('types: all is well again')
    }
  }

  return {
    /** Something was compiled. */
    recheck(): void {
      hasChanged = true
      if (!isRunning) void check()
    },
    /** What was found last. */
    problems: () => known,
  }
}
