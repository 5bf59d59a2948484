/** What a proof found out. Strings alone are problems. */
export type Found = {
  /** What keeps the release back. */
  problems: readonly string[]
  /** What could not be tried, so that nothing is known of it: why, and what to do so that it can be. */
  notProved?: readonly string[]
  /** What is told and keeps nothing back. */
  notes?: readonly string[]
}

/** How one proof ended: a proof that was not made is none. */
export type ProofOutcome = 'ok' | 'refused' | 'not proved'

export type Proofs = ReturnType<typeof createProofs>

const printed: Record<ProofOutcome, string> = { ok: 'ok  ', refused: 'FAIL', 'not proved': 'NOT PROVED' }

type ProofsOptions = {
  now?: () => number
  /** Proofs that are told and keep nothing back, and with them whatever is not proved. */
  tells?: readonly string[]
}

/**
 * What a release proves one after the other. Each says how it went and how long it took (seconds) as soon as it is over; what was
 * found is kept until `refuse`.
 */
export function createProofs(
  print: (line: string) => void,
  { now = () => performance.now(), tells }: ProofsOptions = {},
) {
  const problems: string[] = []
  const told: string[] = []
  const notProved = new Map<string, readonly string[]>()
  const seconds = (began: number) => `(${((now() - began) / 1000).toFixed(1)} s)`
  return {
    /** Work that proves nothing by itself. */
    async step<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
      const began = now()
      const result = await work()
      print(`done ${name} ${seconds(began)}`)
      return result
    },

    async prove(name: string, find: () => Promise<readonly string[] | Found>): Promise<ProofOutcome> {
      const began = now()
      const found = toFound(await find())
      const named = found.problems.map(problem => `${name}: ${problem}`)
      if (tells?.includes(name)) told.push(...named)
      else problems.push(...named)
      const outcome = outcomeOf(found)
      print(`${printed[outcome]} ${name} ${seconds(began)}`)
      for (const note of found.notes ?? []) print(`note: ${note}`)
      for (const why of found.notProved ?? []) print(`not proved: ${why}`)
      if (found.notProved?.length) notProved.set(name, found.notProved)
      return outcome
    },

    hasFailed: () => problems.length > 0,

    /** What was found and kept nothing back, in sentences. */
    listTold: () => [...told, ...(tells ? sentencesOf(notProved) : [])],

    /** Names of proofs that were not made, or not whole. */
    listUnproved: () => [...notProved.keys()],

    /**
     * `why` says why the release may go on without what was not proved.
     * @throws Error with everything that was found so far, if anything was, or that was not proved and is not accepted.
     */
    refuse(part: string, { why }: { why?: string | undefined } = {}): void {
      const open = why || tells ? [] : sentencesOf(notProved)
      if (problems.length + open.length === 0) return
      // Where something is wrong the proof that was not made is the smaller trouble.
      const hint = problems.length === 0 ? [ACCEPT] : []
      throw new Error([`${part} is not released; nothing has changed`, ...problems, ...open, ...hint].join('\n  '))
    },
  }
}

const ACCEPT = "to release it all the same, say why: --unproved '<why>'; the list of releases shows it"

function sentencesOf(notProved: ReadonlyMap<string, readonly string[]>): string[] {
  return [...notProved].flatMap(([name, ones]) => ones.map(one => `${name} is not proved: ${one}`))
}

function outcomeOf({ problems, notProved = [] }: Found): ProofOutcome {
  if (problems.length > 0) return 'refused'
  return notProved.length > 0 ? 'not proved' : 'ok'
}

function toFound(found: readonly string[] | Found): Found {
  return 'problems' in found ? found : { problems: found }
}
