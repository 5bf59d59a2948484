export type Proofs = ReturnType<typeof createProofs>

/**
 * What a release proves one after the other. Each says how it went and how long it took (seconds) as soon as it is over; what was
 * found is kept until `refuse`.
 */
export function createProofs(print: (line: string) => void, now: () => number = () => performance.now()) {
  const problems: string[] = []
  const seconds = (began: number) => `(${((now() - began) / 1000).toFixed(1)} s)`
  return {
    /** Work that proves nothing by itself. */
    async step<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
      const began = now()
      const result = await work()
      print(`done ${name} ${seconds(began)}`)
      return result
    },

    async prove(name: string, find: () => Promise<readonly string[]>): Promise<void> {
      const began = now()
      const found = await find()
      problems.push(...found.map(problem => `${name}: ${problem}`))
      print(`${found.length === 0 ? 'ok  ' : 'FAIL'} ${name} ${seconds(began)}`)
    },

    hasFailed: () => problems.length > 0,

    /** @throws Error with everything that was found so far, if anything was. */
    refuse(part: string): void {
      if (problems.length > 0)
        throw new Error([`${part} is not released; nothing has changed`, ...problems].join('\n  '))
    },
  }
}
