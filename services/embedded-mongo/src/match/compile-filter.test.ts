import { Binary } from 'bson'
import { cloneDocument } from '../values/clone.ts'
import { literalPrefix, regexOf } from '../values/regex.ts'
import { compileFilter } from './compile-filter.ts'

test('compiling and matching a filter changes neither the filter nor the document', () => {
  const filter = { lines: { $elemMatch: { sku: 'x' } }, $or: [{ a: 1 }, { b: { $in: [1, 2] } }] }
  const document = { lines: [{ sku: 'x' }], b: [2, 3] }
  const [filterBefore, documentBefore] = [cloneDocument(filter), cloneDocument(document)]

  expect(compileFilter(filter)(document)).toBe(true)

  expect([filter, document]).toEqual([filterBefore, documentBefore])
})

test('names of object properties such as constructor are only fields', () => {
  for (const name of ['constructor', '__proto__', 'toString']) {
    expect(compileFilter({ [name]: null })({})).toBe(true)
    expect(compileFilter(JSON.parse(`{"${name}": 1}`))(JSON.parse(`{"${name}": 1}`))).toBe(true)
  }
})

test('a range of one type matches no values of another type', () => {
  const values = [1, '1', true, null, new Date(1), [], {}, new Binary(Buffer.from('1'))]
  const matching = (filter: object) => values.filter(value => compileFilter({ value: { ...filter } })({ value }))
  expect(matching({ $gt: 0 })).toEqual([1])
  expect(matching({ $gt: '' })).toEqual(['1'])
  expect(matching({ $lte: null })).toEqual([null])
  expect(matching({ $gte: new Date(0) })).toEqual([new Date(1)])
})

test.each([
  [/^abc/, 'abc'],
  [/^a\.b\$/, 'a.b$'],
  [/^abc*/, 'ab'],
  [/^ab[cd]/, 'ab'],
  [/^ab|cd/, ''],
  [/^ab/i, ''],
  [/^ab/m, ''],
  [/ab/, ''],
  [/^сукня/u, 'сукня'],
])('every match of %s begins with "%s"', (pattern, prefix) => {
  expect(literalPrefix(new RegExp(pattern.source, `${pattern.flags.replace('u', '')}u`))).toBe(prefix)
})

test('refuses regular expressions that mean something else in JavaScript', () => {
  for (const pattern of ['\\Aabc', 'abc\\Z', '(?i)abc', 'a++', '\\Qa.b\\E']) {
    expect(() => regexOf(pattern, undefined)).toThrow('not supported here')
  }
  expect(() => regexOf('abc', 'x')).toThrow('invalid flag')
})
