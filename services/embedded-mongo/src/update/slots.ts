import { badValue, CommandError } from '../errors.ts'
import { getField, setField } from '../values/clone.ts'
import { arrayIndex, type Path } from '../values/paths.ts'
import { type Document, isDocument, type Value } from '../values/value.ts'

type Container = Document | Value[]

/** The new value of a field; `undefined` leaves it as it is. */
export type Change = (current: Value, path: string, now: Date) => Value

/** A place in a document under change. */
type Slot = { value: Value; set(value: Value): void; remove(): void }

/** MongoDB pads no further either. */
const mostPadding = 1_500_000

/** Finds the place of a path, without making anything; undefined if it does not exist. */
export function existingSlot(document: Document, path: Path): Slot | undefined {
  let container: Container = document
  for (const part of path.slice(0, -1)) {
    const child = childOf(container, part)
    if (!isContainer(child)) return undefined
    container = child
  }
  const last = path.at(-1) ?? ''
  const value = childOf(container, last)
  return value === undefined ? undefined : slotOf(container, last, value)
}

/** Finds the place of a path and makes the documents that lead to it. */
export function slotFor(document: Document, path: Path): Slot {
  let container: Container = document
  for (const [depth, part] of path.slice(0, -1).entries()) {
    const child = childOf(container, part)
    if (child !== undefined && !isContainer(child)) throw notViable(path[depth + 1] ?? '', part, child)
    const next: Container = child ?? {}
    if (child === undefined) setChild(container, part, next, path)
    container = next
  }
  const last = path.at(-1) ?? ''
  if (Array.isArray(container) && arrayIndex(last) === undefined) {
    throw notViable(last, path.at(-2) ?? '', container)
  }
  return slotOf(container, last, childOf(container, last), path)
}

function slotOf(container: Container, name: string, value: Value, path: Path = [name]): Slot {
  return {
    value,
    set: changed => setChild(container, name, changed, path),
    remove: () => {
      if (Array.isArray(container)) container[arrayIndex(name) ?? 0] = null
      else delete container[name]
    },
  }
}

function isContainer(value: Value): value is Container {
  return isDocument(value) || Array.isArray(value)
}

function childOf(container: Container, name: string): Value {
  if (!Array.isArray(container)) return getField(container, name)
  const index = arrayIndex(name)
  return index === undefined ? undefined : container[index]
}

function setChild(container: Container, name: string, value: Value, path: Path): void {
  if (!Array.isArray(container)) {
    setField(container, name, value)
    return
  }
  const index = arrayIndex(name)
  if (index === undefined) throw notViable(name, path.at(-2) ?? '', container)
  if (index - container.length > mostPadding) throw badValue(`can't backfill an array up to ${index}`)
  while (container.length < index) container.push(null)
  container[index] = value
}

function notViable(name: string, parent: string, element: Value): CommandError {
  return new CommandError(28, `Cannot create field '${name}' in element {${parent}: ${JSON.stringify(element)}}`)
}
