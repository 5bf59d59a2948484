import { BSONRegExp } from 'bson'
import { badValue, CommandError } from '../errors.ts'
import type { Value } from './value.ts'

const supportedOptions = /^[ims]*$/

/**
 * JavaScript's Unicode mode refuses the escapes that it does not share with PCRE, and what it refuses we refuse:
 * a pattern never means something else here than it does in MongoDB.
 */
export function regexOf(pattern: Value, options: Value): RegExp {
  const source = pattern instanceof BSONRegExp ? pattern.pattern : pattern
  const flags = options ?? (pattern instanceof BSONRegExp ? pattern.options : '')
  if (typeof source !== 'string') throw badValue('$regex has to be a string')
  if (typeof flags !== 'string') throw badValue('$options has to be a string')
  const unicodeless = flags.replace('u', '')
  if (!supportedOptions.test(unicodeless)) throw new CommandError(51108, `invalid flag in regex options: ${flags}`)
  try {
    return new RegExp(source, `${unicodeless}u`)
  } catch (error) {
    throw new CommandError(51091, `Regular expression is invalid or not supported here: ${String(error)}`)
  }
}

export function matchesText(regex: RegExp): (value: Value) => boolean {
  return value =>
    typeof value === 'string'
      ? regex.test(value)
      : value instanceof BSONRegExp && value.pattern === regex.source && value.options === regex.flags.replace('u', '')
}

const escapedLiteral = /^\^((?:[^\\^$.*+?()[\]{}|/]|\\[\\^$.*+?()[\]{}|/])*)/
const quantifier = /^[*+?{|]/

/** The text that every match of an anchored pattern begins with, so that an index can narrow the search. */
export function literalPrefix(regex: RegExp): string {
  if (regex.flags.includes('i') || regex.flags.includes('m') || regex.source.includes('|')) return ''
  const [whole, literal = ''] = escapedLiteral.exec(regex.source) ?? []
  if (whole === undefined) return ''
  const text = literal.replace(/\\(.)/gu, '$1')
  return quantifier.test(regex.source.slice(whole.length)) ? text.slice(0, -1) : text
}
