import { Binary } from 'bson'
import { CommandError } from '../errors.ts'
import type { Journal } from '../store/journal.ts'
import { isDocument, isWholeNumber, type Value } from '../values/value.ts'

type Known = { number: number; reply: Uint8Array }

/** The last answer of each session: a driver that lost it asks again under the same number, and nothing is done twice. */
export class Answers {
  readonly #journal: Journal
  readonly #known = new Map<string, Known>()

  constructor(journal: Journal) {
    this.#journal = journal
    this.#restore()
    journal.onFailure(() => this.#restore())
  }

  find(session: string, number: number): Uint8Array | undefined {
    const known = this.#known.get(session)
    if (known && known.number > number) {
      throw new CommandError(225, `Cannot run transaction ${number}: a newer one, ${known.number}, has begun`)
    }
    return known?.number === number ? known.reply : undefined
  }

  keep(session: string, number: number, reply: Uint8Array): void {
    this.#journal.record({ kind: 'answer', session, number, reply })
    this.#known.set(session, { number, reply })
  }

  #restore(): void {
    this.#known.clear()
    for (const { session, number, reply } of this.#journal.answers()) this.#known.set(session, { number, reply })
  }

  forget(session: string): void {
    this.#known.delete(session)
  }
}

export function sessionOf(lsid: Value): string | undefined {
  return isDocument(lsid) && lsid.id instanceof Binary ? lsid.id.toString('hex') : undefined
}

export function transactionOf(txnNumber: Value): number | undefined {
  return isWholeNumber(txnNumber) ? txnNumber : undefined
}
