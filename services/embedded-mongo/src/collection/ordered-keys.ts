export type Item = { key: string; number: number }

/** From `from` on, and before `to`. */
export type Interval = { from: string; to: string }

const chunkSize = 512
/** A chunk with some room, so that the next insertions do not split them all. */
const filled = 384

/** Keys in order, in chunks, so that neither a look-up nor an insertion touches more than a few hundred of them. */
export class OrderedKeys {
  #chunks: Item[][] = []
  size = 0

  add(item: Item): void {
    const at = Math.max(0, this.#chunkOf(item.key, item.number))
    const chunk = this.#chunks[at]
    this.size++
    if (!chunk) {
      this.#chunks.push([item])
      return
    }
    chunk.splice(firstIndex(chunk, item.key, item.number), 0, item)
    if (chunk.length > chunkSize) this.#chunks.splice(at + 1, 0, chunk.splice(splitPoint(at, this.#chunks.length)))
  }

  /** Puts many into an empty one, which is much quicker than one after the other. */
  fill(items: Item[]): void {
    items.sort((one, other) => (isBefore(one.key, one.number, other) ? -1 : 1))
    this.#chunks = Array.from({ length: Math.ceil(items.length / filled) }, (_, at) =>
      items.slice(at * filled, (at + 1) * filled),
    )
    this.size = items.length
  }

  remove(key: string, number: number): void {
    const at = this.#chunkOf(key, number)
    const chunk = this.#chunks[at]
    if (!chunk) return
    const index = firstIndex(chunk, key, number)
    const found = chunk[index]
    if (found?.key !== key || found.number !== number) return
    chunk.splice(index, 1)
    this.size--
    if (chunk.length === 0) this.#chunks.splice(at, 1)
  }

  /** The first item with exactly this key. */
  find(key: string): Item | undefined {
    const [at, index] = this.#position(key)
    const found = this.#chunks[at]?.[index]
    return found?.key === key ? found : undefined
  }

  count({ from, to }: Interval): number {
    const [fromChunk, fromIndex] = this.#position(from)
    const [toChunk, toIndex] = this.#position(to)
    let count = toIndex - fromIndex
    for (let at = fromChunk; at < toChunk; at++) count += this.#chunks[at]?.length ?? 0
    return Math.max(0, count)
  }

  *forward({ from, to }: Interval): Generator<Item> {
    let [at, index] = this.#position(from)
    for (; at < this.#chunks.length; at++, index = 0) {
      const chunk = this.#chunks[at] ?? []
      for (; index < chunk.length; index++) {
        const item = chunk[index]
        if (!item || item.key >= to) return
        yield item
      }
    }
  }

  *backward({ from, to }: Interval): Generator<Item> {
    let [at, end] = this.#position(to)
    for (; at >= 0; at--, end = this.#chunks[at]?.length ?? 0) {
      const chunk = this.#chunks[at] ?? []
      for (let index = end - 1; index >= 0; index--) {
        const item = chunk[index]
        if (!item || item.key < from) return
        yield item
      }
    }
  }

  /** Where the first item stands that is not below this key. */
  #position(key: string): [chunk: number, index: number] {
    const at = Math.max(0, this.#chunkOf(key, -1))
    const chunk = this.#chunks[at]
    const index = chunk ? firstIndex(chunk, key, -1) : 0
    return chunk && index === chunk.length ? [at + 1, 0] : [at, index]
  }

  /** The last chunk that begins at or before this place. */
  #chunkOf(key: string, number: number): number {
    let low = 0
    let high = this.#chunks.length
    while (low < high) {
      const middle = (low + high) >>> 1
      const first = this.#chunks[middle]?.[0]
      if (first && !isBefore(key, number, first)) low = middle + 1
      else high = middle
    }
    return low - 1
  }
}

/** Mostly keys grow (ids, dates): leave the last chunk full and go on in a new one. */
function splitPoint(at: number, chunks: number): number {
  return at === chunks - 1 ? chunkSize - 8 : chunkSize >>> 1
}

function firstIndex(chunk: Item[], key: string, number: number): number {
  let low = 0
  let high = chunk.length
  while (low < high) {
    const middle = (low + high) >>> 1
    const item = chunk[middle]
    if (item && isBefore(item.key, item.number, { key, number })) low = middle + 1
    else high = middle
  }
  return low
}

function isBefore(key: string, number: number, other: { key: string; number: number }): boolean {
  return key === other.key ? number < other.number : key < other.key
}
