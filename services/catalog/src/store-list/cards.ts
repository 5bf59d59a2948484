import type { Slice } from '@shop/service-kit/written-json'

/** The cards of all articles as they leave the service: a hundred thousand buffers would cost more than what is in them. */
export type Cards = readonly Block[]

type Block = { bytes: Buffer /** Where each card ends. */; ends: Uint32Array }

const CARDS_IN_BLOCK = 256

/** Takes cards (JSON texts) one after the other, in the order of their places. */
export function createCards() {
  const blocks: Block[] = []
  let texts: string[] = []
  const close = () => {
    if (texts.length > 0) blocks.push(blockOf(texts.map(text => Buffer.from(text))))
    texts = []
  }
  return {
    add(card: string): void {
      if (texts.push(card) === CARDS_IN_BLOCK) close()
    },
    finish(): Cards {
      close()
      return blocks
    },
  }
}

/** The same cards with other texts in some places; blocks in which nothing changes are shared. */
export function withCards(cards: Cards, fresh: ReadonlyMap<number, string>): Cards {
  const touched = new Set([...fresh.keys()].map(place => Math.floor(place / CARDS_IN_BLOCK)))
  return cards.map((block, number) => {
    if (!touched.has(number)) return block
    const first = number * CARDS_IN_BLOCK
    const parts = [...block.ends.keys()].map(at => {
      const text = fresh.get(first + at)
      return text === undefined ? cardIn(block, at) : Buffer.from(text)
    })
    return blockOf(parts)
  })
}

/** One card; its bytes belong to all. */
export function cardAt(cards: Cards, place: number): Slice {
  const { bytes, ends } = cards[Math.floor(place / CARDS_IN_BLOCK)] ?? NO_BLOCK
  const at = place % CARDS_IN_BLOCK
  return { bytes, start: startOf(ends, at), end: ends[at] ?? 0 }
}

const NO_BLOCK: Block = { bytes: Buffer.alloc(0), ends: new Uint32Array(0) }

function cardIn({ bytes, ends }: Block, at: number): Buffer {
  return bytes.subarray(startOf(ends, at), ends[at])
}

function startOf(ends: Uint32Array, at: number): number {
  return at === 0 ? 0 : (ends[at - 1] ?? 0)
}

function blockOf(parts: readonly Buffer[]): Block {
  let end = 0
  const ends = Uint32Array.from(parts, ({ length }) => {
    end += length
    return end
  })
  return { bytes: Buffer.concat(parts), ends }
}
