import { CommandError } from '../errors.ts'
import { compileExpression, type Evaluate } from '../expression/compile-expression.ts'
import { setField } from '../values/clone.ts'
import { cutFields, type Fields, fieldsAt, pathsInExpression } from '../values/fields.ts'
import { type Document, isDocument, isFields, type Value } from '../values/value.ts'

type Project = (document: Document) => Document
type Projection = {
  project: Project
  /** Fields that it looks at; none where it keeps all that it does not leave out. */
  fields: Fields | undefined
  /** `project` in BSON, where whole fields are kept or left out: nothing need be read for it. */
  cut?: (bytes: Uint8Array) => Uint8Array
}

/** What becomes of a field: kept, left out, computed, or looked into. */
type Rule = 'keep' | 'omit' | Evaluate | Rules
type Rules = Map<string, Rule>

/** Undefined when everything stays as it is. */
export function compileProjection(spec: Document): Projection | undefined {
  const names = Object.keys(spec)
  if (names.length === 0) return undefined
  const rules: Rules = new Map()
  const kinds = new Set<'keep' | 'omit'>()
  for (const name of names) {
    const kind = addRule(rules, name, name.split('.'), spec[name])
    if (kind && name !== '_id') kinds.add(kind)
  }
  if (kinds.size > 1) throw new CommandError(31254, 'Cannot do exclusion in inclusion projection, or the reverse')
  const [kind = rules.get('_id') === 'omit' ? 'omit' : 'keep'] = kinds
  if (kind === 'omit')
    return { project: document => without(document, rules), fields: undefined, ...cutting(rules, 'omit') }
  if (!rules.has('_id')) rules.set('_id', 'keep')
  const fields = fieldsAt([...rules.keys(), ...pathsInExpression(spec)])
  return { project: document => only(document, rules), fields, ...cutting(rules, 'keep') }
}

function cutting(rules: Rules, kind: 'keep' | 'omit'): Pick<Projection, 'cut'> {
  if ([...rules.values()].some(rule => typeof rule !== 'string')) return {}
  const fields = fieldsAt([...rules].filter(([, rule]) => rule === kind).map(([name]) => name))
  return { cut: bytes => cutFields(bytes, fields, kind) }
}

function addRule(rules: Rules, name: string, path: string[], operand: Value): 'keep' | 'omit' | undefined {
  const [field = '', ...rest] = path
  if (field === '' || field.startsWith('$')) {
    throw new CommandError(31394, `A projection of '${name}' is not supported here`)
  }
  const nested = rest.length > 0 ? { [rest.join('.')]: operand } : operand
  if (rest.length === 0 && !isFields(operand)) return setRule(rules, name, field, ruleOf(name, operand))
  const known = rules.get(field) ?? new Map()
  if (!(known instanceof Map)) throw collision(name)
  rules.set(field, known)
  const kinds = Object.entries(nested as Document).map(([inner, value]) =>
    addRule(known, `${name}.${inner}`, inner.split('.'), value),
  )
  return kinds.find(kind => kind !== undefined)
}

function setRule(rules: Rules, name: string, field: string, rule: Rule): 'keep' | 'omit' | undefined {
  if (rules.has(field)) throw collision(name)
  rules.set(field, rule)
  return rule === 'omit' ? 'omit' : 'keep'
}

function collision(name: string): CommandError {
  return new CommandError(31250, `Path collision at ${name}`)
}

function ruleOf(name: string, operand: Value): Rule {
  if (typeof operand === 'number' || typeof operand === 'boolean') return operand ? 'keep' : 'omit'
  if (name.includes('.')) throw new CommandError(115, 'A projection computes only whole fields here')
  return compileExpression(operand)
}

/** Fields that stay keep their order, those that are computed come after them. */
function only(document: Document, rules: Rules): Document {
  const result: Document = {}
  for (const field of Object.keys(document)) {
    const rule = rules.get(field)
    if (rule === 'keep') setField(result, field, document[field])
    else if (rule instanceof Map) {
      const kept = onlyInside(document[field], rule)
      if (kept !== undefined) setField(result, field, kept)
    }
  }
  for (const [field, rule] of rules) {
    const value = typeof rule === 'function' ? rule(document) : undefined
    if (value !== undefined) setField(result, field, value)
  }
  return result
}

function onlyInside(value: Value, rules: Rules): Value {
  if (isDocument(value)) return only(value, rules)
  if (Array.isArray(value)) return value.map(item => onlyInside(item, rules)).filter(item => item !== undefined)
  return undefined
}

function without(document: Document, rules: Rules): Document {
  const result: Document = {}
  for (const field of Object.keys(document)) {
    const rule = rules.get(field)
    if (rule === 'omit') continue
    setField(result, field, rule instanceof Map ? withoutInside(document[field], rule) : document[field])
  }
  return result
}

function withoutInside(value: Value, rules: Rules): Value {
  if (isDocument(value)) return without(value, rules)
  return Array.isArray(value) ? value.map(item => withoutInside(item, rules)) : value
}
