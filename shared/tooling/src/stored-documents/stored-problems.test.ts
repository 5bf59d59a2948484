import type { Migration } from '@shop/service-kit/migrations/migration'
import type { Member, Shape } from '../releases/shape.ts'
import { storedProblems } from './stored-problems.ts'

const text: Shape = { is: 'name', name: 'string' }
const list: Shape = { is: 'list', of: text }
const required = (shape: Shape): Member => ({ shape })
const optional = (shape: Shape): Member => ({ shape, isOptional: true })

type Fields = Record<string, Member>
const email = required(text)

function problemsOf(before: Fields, now: Fields, migrations: readonly Migration[] = [], level = 0): string[] {
  const collections = (fields: Fields) => ({ customers: { is: 'object' as const, fields } })
  const ofNow = { level: Math.max(level, migrations.length), collections: collections(now), migrations }
  return storedProblems('account', { level, collections: collections(before) }, ofNow)
}

const fillsPhones: Migration = {
  number: 1,
  title: 'several phones',
  move: {
    collection: 'customers',
    fields: ['phones'],
    from: ['phone'],
    fieldsOf: ({ phone }) => ({ phones: [phone] }),
  },
}

test('a version whose documents are the same, or have a field more that may be absent, is not refused', () => {
  expect(problemsOf({ email }, { email })).toEqual([])
  expect(problemsOf({ email }, { email, phones: optional(list) })).toEqual([])
  expect(problemsOf({ email, phones: optional(list) }, { email })).toEqual([])
})

test('a new required field without a migration is refused, with what to do', () => {
  expect(problemsOf({ email }, { email, phones: required(list) })).toEqual([
    'account: this version could not read documents of the one before: customers.phones is missing; let it be absent, fill phones of customers by a migration of account, and require it in the next',
  ])
})

test('a field that became required is refused, also inside another', () => {
  const phones = optional(list)
  expect(problemsOf({ email, phones }, { email, phones: required(list) })).toEqual([
    expect.stringContaining('customers.phones may be missing; let it be absent, fill phones of customers'),
  ])
  const cards = (name: Member): Fields => ({ cards: required({ is: 'list', of: { is: 'object', fields: { name } } }) })
  expect(problemsOf(cards(optional(text)), cards(required(text)))).toEqual([
    expect.stringContaining('customers.cards[].name may be missing; let it be absent, fill cards of customers'),
  ])
})

test('a field is not required in the version that brings its migration, but in the next', () => {
  const now = { email, phones: required(list) }

  expect(problemsOf({ email }, now, [fillsPhones])).toEqual([
    'account: this version could not read documents of the one before: customers.phones is missing; migration 1 fills it, but the version before goes on without it: require it in the next',
  ])
  expect(problemsOf({ email }, { email, phones: optional(list) }, [fillsPhones])).toEqual([])
  expect(problemsOf({ email, phones: optional(list) }, now, [fillsPhones], 1)).toEqual([])
})

test('a field of another collection or name is not taken for the one that is filled', () => {
  const elsewhere: Migration = {
    ...fillsPhones,
    move: { fields: ['phones'], fieldsOf: () => ({ phones: [] }), collection: 'orders' },
  }

  expect(problemsOf({ email }, { email, phones: required(list) }, [elsewhere], 1)).toEqual([
    expect.stringContaining('customers.phones is missing'),
  ])
  expect(problemsOf({ email }, { email, phone: required(text) }, [fillsPhones], 1)).toEqual([
    expect.stringContaining('customers.phone is missing'),
  ])
})

test('a field that changed its type is refused, unless this version reads both', () => {
  expect(problemsOf({ phones: required(text) }, { phones: required(list) })).toEqual([
    expect.stringContaining('customers.phones is string instead of a list of string; let it be absent'),
  ])
  const both = required({ is: 'choice', of: [text, list] })
  expect(problemsOf({ phones: both }, { phones: required(list) }, [fillsPhones], 1)).toEqual([])
})

test('a field that the version before needs may neither vanish nor become another for it', () => {
  expect(problemsOf({ email, phone: required(text) }, { email })).toEqual([
    'account: the version before could not read documents of this one: customers.phone is missing; release one that reads both, and this after it',
  ])
  const both = required({ is: 'choice', of: [text, list] })
  expect(problemsOf({ phones: required(text) }, { phones: both })).toEqual([
    expect.stringContaining('could not read documents of this one: customers.phones is a list of string instead of'),
  ])
})

test('a migration that would lose a field is refused', () => {
  const takes = (field: string): Migration => ({
    number: 1,
    title: 'one phone less',
    contract: { collection: 'customers', dropsFields: [field] },
  })
  expect(problemsOf({ email }, { email }, [takes('email')])).toEqual([
    'account: migration 1 would lose customers.email, which this version requires',
  ])
  expect(problemsOf({ email, phone: optional(text) }, { email }, [takes('phone')])).toEqual([])

  const phones = optional(list)
  expect(problemsOf({ email, phones }, { email, phones }, [fillsPhones])).toEqual([
    'account: migration 1 would lose customers.phones, which the version before writes',
  ])
})

test('a version that has lost a migration is refused', () => {
  const collections = {}
  const now = { level: 0, collections, migrations: [] }
  expect(storedProblems('account', { level: 1, collections }, now)).toEqual([
    'account: this version knows 0 migrations, the one before 1: none is ever taken out',
  ])
})
