import { SaxesParser } from 'saxes'
import { ExchangeProblem } from './exchange-problem.ts'

/** An element of a document with what it holds; attributes say nothing that we need. */
export type Node = { name: string; text: string; children: Node[] }

const ROOT = 'КоммерческаяИнформация'
/** What of a file is read, element by element, and what may stand around that. */
export type Shape = {
  records: ReadonlySet<string>
  wrapping: ReadonlySet<string>
  /** What says nothing that anybody misses. */
  silent: ReadonlySet<string>
}
/** Newer versions of the schema wrap documents in the others. */
const documents: Shape = {
  records: new Set(['Документ']),
  wrapping: new Set(['Контейнер', 'Документы']),
  silent: new Set(),
}

const MOST_DEPTH = 32
const MOST_NODES = 20_000
const MOST_TEXT = 64 * 1024
/** Of all elements in a file: as many as one of the greatest length needs, and no file keeps the shop busy for minutes. */
const MOST_ELEMENTS = 4_000_000
/** More kinds of what is left aside than anybody reads. */
const MOST_IGNORED = 200
/** So many signs without an element or its text: nothing of ours is that long. */
const MOST_QUIET = 1024 * 1024

/** The documents of a file about orders; the rest as `recordsIn` has it. */
export function documentsIn(text: AsyncIterable<string>, ignored: Set<string>): AsyncGenerator<Node> {
  return recordsIn(text, ignored, documents)
}

/**
 * The elements of a file that are read, one after another as they come. The others are left aside; their names are added to `ignored`.
 * @throws ExchangeProblem for what is no XML or no CommerceML, for a DOCTYPE, and for what is nested or large beyond reason.
 */
export async function* recordsIn(
  text: AsyncIterable<string>,
  ignored: Set<string>,
  shape: Shape,
): AsyncGenerator<Node> {
  const parser = new SaxesParser({ position: true })
  const builder = createRecordBuilder(shape, ignored)
  let quiet = 0
  const addText = (more: string) => {
    quiet = 0
    builder.addText(more)
  }

  parser.on('error', ({ message }) => {
    throw new ExchangeProblem('not_xml', message.slice(0, 120))
  })
  parser.on('doctype', () => {
    throw new ExchangeProblem('doctype')
  })
  parser.on('opentag', ({ name }) => {
    quiet = 0
    builder.openElement(name.replace(/^.*:/, ''))
  })
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('comment', () => {
    quiet = 0
  })
  parser.on('closetag', builder.closeElement)

  for await (const part of text) {
    quiet += part.length
    parser.write(part)
    if (quiet > MOST_QUIET) throw new ExchangeProblem('too_large')
    yield* builder.takeRecords()
  }
  parser.close()
  yield* builder.takeRecords()
}

/** Puts records together from the elements and texts of a file, as they come. */
function createRecordBuilder({ records, wrapping, silent }: Shape, ignored: Set<string>) {
  const complete: Node[] = []
  /** The names of all elements that are open, and those of them that are read. */
  const path: string[] = []
  const open: Node[] = []
  let elements = 0
  let nodes = 0
  const isOutside = (name: string, at: number) => at === path.length - 1 || name === ROOT || wrapping.has(name)

  return {
    openElement(name: string): void {
      elements += 1
      if (elements > MOST_ELEMENTS) throw new ExchangeProblem('too_large')
      path.push(name)
      if (path.length === 1 && name !== ROOT) throw new ExchangeProblem('not_commerce', name.slice(0, 60))
      if (path.length > MOST_DEPTH) throw new ExchangeProblem('too_deep')
      const parent = open.at(-1)
      if (!parent && !(records.has(name) && path.every(isOutside))) {
        const isNamed = path.length > 1 && !wrapping.has(name) && !silent.has(name)
        if (isNamed && path.every(isOutside)) noteIgnored(ignored, name)
        return
      }
      nodes = parent ? nodes + 1 : 1
      if (nodes > MOST_NODES) throw new ExchangeProblem('too_large')
      const node = { name, text: '', children: [] }
      parent?.children.push(node)
      open.push(node)
    },

    addText(more: string): void {
      const node = open.at(-1)
      if (!node) return
      node.text += more
      if (node.text.length > MOST_TEXT) throw new ExchangeProblem('too_large')
    },

    closeElement(): void {
      path.pop()
      const node = open.pop()
      if (node && open.length === 0) complete.push(node)
    },

    /** The records that are complete since they were taken last. */
    takeRecords: () => complete.splice(0),
  }
}

/** A name from a file that the log shows as left aside: some of it, of so many names. */
export function noteIgnored(ignored: Set<string>, name: string): void {
  if (ignored.size < MOST_IGNORED) ignored.add(name.slice(0, 80))
}

/** The text of a child, without the spaces around it; null where there is none. */
export function textOf(node: Node, name: string): string | null {
  return node.children.find(child => child.name === name)?.text.trim() || null
}

/** The properties of a document, by their names in small letters. */
export function requisitesOf(node: Node): Map<string, string> {
  const list = node.children.find(({ name }) => name === 'ЗначенияРеквизитов')?.children ?? []
  return new Map(list.map(one => [(textOf(one, 'Наименование') ?? '').toLowerCase(), textOf(one, 'Значение') ?? '']))
}
