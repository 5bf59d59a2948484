import { setTimeout as pause } from 'node:timers/promises'
import { isFineAt } from '../app/health.ts'

/** A copy that did not answer: its process is gone, or silent. */
export class CopyAway extends Error {
  /** Whether it may have done what it was asked: not when no connection came about. */
  readonly wasAsked: boolean

  constructor(wasAsked: boolean, cause?: unknown) {
    super('a copy does not answer', { cause })
    this.wasAsked = wasAsked
  }
}

/** One question to one copy. */
export type Asking = {
  url: string
  /** Aborted with a `CopyAway` once the copy is found silent. */
  signal: AbortSignal
  /** The copy said that it ends: what comes next goes to the others. */
  noteClosing(): void
}

export type Copies = {
  /**
   * Asks a copy, and another when that one is away: at once where nothing was asked yet, else only what is repeatable.
   * @throws CopyAway when no copy answered; whatever else `attempt` throws
   */
  ask<Answer>(attempt: (asking: Asking) => Promise<Answer>, repeatable: 'repeatable' | 'once'): Promise<Answer>
}

type Copy = {
  url: string
  /** Questions that wait for their answer. */
  open: Set<AbortController>
  isOut: boolean
  looking: Promise<boolean> | null
}

type Patience = {
  /** A question that waits so long has its copy looked at, */
  slowMs: number
  /** and then again as often as this. */
  againMs: number
  /** So soon a process that is well says that it lives. */
  lookMs: number
  /** A copy that is out is asked so often whether it is ready again. */
  readmitMs: number
}

const PATIENCE: Patience = { slowMs: 300, againMs: 800, lookMs: 900, readmitMs: 500 }

/**
 * The processes of one service by their addresses. Each question goes to the copy with the fewest open ones. A copy that refuses
 * connections, breaks them or does not even say that it lives is left out until it is ready again; what waits for it goes elsewhere
 * within two seconds. A service of one copy is asked whatever becomes of it.
 */
export function createCopies(urls: readonly string[], patience: Patience = PATIENCE): Copies {
  const copies: Copy[] = urls.map(url => ({ url, open: new Set(), isOut: false, looking: null }))
  let turn = 0

  function chooseCopy(left: readonly Copy[]): Copy | undefined {
    const well = left.filter(({ isOut }) => !isOut)
    const among = well.length > 0 ? well : left
    turn += 1
    const inTurn = among.map((_, index) => among[(index + turn) % among.length] as Copy)
    return inTurn.toSorted((one, other) => one.open.size - other.open.size)[0]
  }

  async function leaveOut(copy: Copy): Promise<void> {
    if (copy.isOut || copies.length === 1) return
    copy.isOut = true
    while (copy.isOut) {
      await pause(patience.readmitMs, undefined, { ref: false })
      copy.isOut = !(await isFineAt(copy.url, 'ready', patience.lookMs))
    }
  }

  /** Whether a copy is slow or silent: of a silent one nothing more is expected. */
  async function lookAt(copy: Copy): Promise<void> {
    copy.looking ??= isFineAt(copy.url, 'live', patience.lookMs).finally(() => {
      copy.looking = null
    })
    if (await copy.looking) return
    void leaveOut(copy)
    for (const asking of copy.open) asking.abort(new CopyAway(true))
  }

  async function askCopy<Answer>(copy: Copy, attempt: (asking: Asking) => Promise<Answer>): Promise<Answer> {
    const asking = new AbortController()
    copy.open.add(asking)
    const watch = (ms: number): NodeJS.Timeout =>
      setTimeout(async () => {
        await lookAt(copy)
        if (copy.open.has(asking)) watching = watch(patience.againMs)
      }, ms)
    let watching = copies.length > 1 ? watch(patience.slowMs) : undefined
    try {
      return await attempt({ url: copy.url, signal: asking.signal, noteClosing: () => void leaveOut(copy) })
    } finally {
      copy.open.delete(asking)
      clearTimeout(watching)
    }
  }

  return {
    async ask(attempt, repeatable) {
      const left = [...copies]
      for (;;) {
        const copy = chooseCopy(left)
        if (!copy) throw new CopyAway(false)
        left.splice(left.indexOf(copy), 1)
        try {
          return await askCopy(copy, attempt)
        } catch (error) {
          if (!(error instanceof CopyAway)) throw error
          void leaveOut(copy)
          const mayAskAgain = repeatable === 'repeatable' || !error.wasAsked
          if (!mayAskAgain || left.length === 0) throw error
        }
      }
    },
  }
}
